import { Injectable } from '@nestjs/common';
import type { TransfersToMake, TransfersToMakeQuery } from '@cairn/contracts/payments/payment-files';
import { Database } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { DueTransfers } from '../due-transfers.js';
import { Payees, reachedBy, TRANSFER_KINDS, type TransferRow } from '../payees.js';

/** What a payment file would list now, before it is made. */
@Injectable()
export class TransfersToMakeReader {
  constructor(
    private readonly database: Database,
    private readonly due: DueTransfers,
    private readonly payees: Payees,
  ) {}

  /** @throws transfers.account for an account that is not in use */
  read(admin: Identity, { accountId, format }: TransfersToMakeQuery): Promise<TransfersToMake> {
    return this.database.inTx(async (tx) => {
      const [account] = await tx.query<{ currency: string }[]>(
        `select currency from operator_account where id = $1 and state = 'active'`,
        [accountId],
      );
      if (account === undefined) throw fieldError('accountId', 'transfers.account');
      const { currency } = account;
      const rows: TransferRow[] = [];
      for (const kind of TRANSFER_KINDS)
        rows.push(...(await this.due.list(tx, admin, kind, currency)).filter(reachedBy(format)));
      return {
        currency,
        amount: rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
        transfers: rows.map((row) => this.payees.shown(row)),
      };
    });
  }
}
