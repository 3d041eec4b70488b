import { Injectable } from '@nestjs/common';
import type { PaymentFileRequest } from '@cairn/contracts/admin/admin.requests';
import { formatMajor } from '@cairn/finance';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { writeCsv } from '../../kernel/exports/csv.js';
import { FileReply } from '../../kernel/http/envelope.js';
import type { Identity } from '../../kernel/http/request.js';
import { requireMoneyOut } from '../ledger/index.js';
import { DueTransfers } from './due-transfers.js';
import { Payees, TRANSFER_KINDS, type TransferKind, type TransferRow } from './payees.js';

/**
 * The transfers that can be made now, as a file for the bank. A transfer is in one file only, unless the bank never
 * received that file; each is recorded as sent afterwards, with its reference.
 */
@Injectable()
export class PaymentFile {
  constructor(
    private readonly database: Database,
    private readonly payees: Payees,
    private readonly due: DueTransfers,
    private readonly audit: AuditLog,
  ) {}

  /** @throws transfers.none when nothing may be sent, ledger.frozen */
  make(admin: Identity, { reason, again = false }: PaymentFileRequest): Promise<FileReply> {
    return this.database.inTx(async (tx) => {
      await requireMoneyOut(tx);
      const rows: TransferRow[] = [];
      for (const kind of TRANSFER_KINDS) rows.push(...(await this.take(tx, admin, kind, again)));
      if (rows.length === 0) throw new DomainError('transfers.none');
      const fileId = newId();
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'payment_file.taken',
        subjectType: 'payment_file',
        subjectId: fileId,
        after: { again, transfers: rows.map(({ number }) => number), totals: totalsOf(rows) },
        reason,
      });
      return new FileReply(
        Buffer.from(writeCsv(rows.map((row) => this.lineOf(row))), 'utf8'),
        'text/csv; charset=utf-8',
        `payments-${fileId.slice(-8)}.csv`,
      );
    });
  }

  private async take(tx: Tx, admin: Identity, kind: TransferKind, again: boolean): Promise<readonly TransferRow[]> {
    const rows = await this.due.lock(tx, admin, { kind, again });
    await this.payees.show(
      tx,
      kind,
      rows.map(({ id }) => id),
    );
    return rows;
  }

  private lineOf(row: TransferRow): object {
    const { number, amount, currency, ...account } = this.payees.open(row);
    return {
      reference: number,
      amount: formatMajor(amount, currency),
      currency,
      account_holder: account.accountHolder,
      bank: account.bankName,
      account_type: account.accountType ?? '',
      routing_number: account.routingNumber ?? '',
      account_number: account.accountNumber,
      account_kind: account.accountKind,
      bic: account.bic ?? '',
    };
  }
}

/** Minor units by currency. */
function totalsOf(rows: readonly TransferRow[]): Record<string, string> {
  const totals = new Map<string, bigint>();
  for (const { currency, amount } of rows) totals.set(currency, (totals.get(currency) ?? 0n) + BigInt(amount));
  return Object.fromEntries([...totals].map(([currency, total]) => [currency, total.toString()]));
}
