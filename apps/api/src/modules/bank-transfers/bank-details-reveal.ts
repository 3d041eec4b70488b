import { Injectable } from '@nestjs/common';
import { CALLED_OFF_STATES } from '@cairn/contracts';
import type { BankDetails } from '@cairn/contracts/admin/admin.replies';
import { Reveals } from '../../kernel/audit/reveals.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { requireMoneyOut } from '../ledger/index.js';
import { PayoutOwners } from '../payouts/index.js';
import { WithdrawalOwners } from '../wallet/index.js';
import { Payees, TRANSFERS, type TransferKind, type TransferRow } from './payees.js';

/**
 * Decision "bank details": one account at a time, with a reason that the audit log keeps; the number itself is never
 * logged.
 */
@Injectable()
export class BankDetailsReveal {
  constructor(
    private readonly database: Database,
    private readonly payees: Payees,
    private readonly owners: WithdrawalOwners,
    private readonly payouts: PayoutOwners,
    private readonly reveals: Reveals,
  ) {}

  /**
   * @throws request.not_found where there is no bank account: a payout through the provider; transfers.called_off for one
   * that was cancelled, rejected or sent back; for a transfer that is due, ledger.frozen, wallet.owner_frozen,
   * wallet.owner_held, wallet.owner_suspended, wallet.owner_unidentified, payout.owner_owes, payout.owner_held,
   * payout.owner_suspended, payout.cooling_down
   */
  reveal(admin: Identity, kind: TransferKind, id: string, reason: string): Promise<BankDetails> {
    return this.database.inTx(async (tx) => {
      reachRank(tx, 'record', id);
      await tx.query(`select 1 from ${kind} where id = $1 for no key update`, [id]);
      const [row] = await tx.query<TransferRow[]>(
        `select * from (${TRANSFERS[kind]}) t where id = $2 and account is not null`,
        [admin.userId, id],
      );
      if (row === undefined) throw notFound();
      if (CALLED_OFF_STATES.includes(row.state)) throw new DomainError('transfers.called_off');
      if (row.isDue) await this.begin(tx, row);
      const { state, begunAt } = row;
      const before = { state, transferBegun: begunAt !== null };
      await this.reveals.record(tx, admin, {
        action: `${kind}.bank_details_shown`,
        subjectType: kind,
        subjectId: id,
        shown: ['accountHolder', 'accountNumber', 'routingNumber'],
        before,
        after: { ...before, transferBegun: before.transferBegun || row.isDue },
        reason,
      });
      return this.payees.open(row);
    });
  }

  /**
   * Whoever sees the account may make the transfer immediately, so the checks that block a transfer are made here too.
   */
  private async begin(tx: Tx, { kind, id, userId }: TransferRow): Promise<void> {
    await requireMoneyOut(tx);
    await (kind === 'withdrawal' ? this.owners.require(tx, userId) : this.payouts.requireSendable(tx, id));
    await this.payees.show(tx, kind, [id]);
  }
}
