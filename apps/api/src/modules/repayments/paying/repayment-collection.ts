import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Actor } from '../../../kernel/history/history.js';
import { Ledger, type LedgerEntry } from '../../ledger/index.js';
import { OpenRails } from '../../payments/index.js';
import { EarlyRepayments } from '../schedules/early-repayments.service.js';
import { requireNoDebt } from './repayment-debts.js';
import type { RepaymentEntity } from '../record/repayment.entity.js';
import { noWayFrom, RepaymentLifecycle } from '../record/repayment-lifecycle.js';

const isUnpaid = ({ state }: RepaymentEntity): boolean => state === 'due' || state === 'paying';

/** The steps that all ways of paying a repayment share. */
@Injectable()
export class RepaymentCollection {
  constructor(
    private readonly lifecycle: RepaymentLifecycle,
    private readonly early: EarlyRepayments,
    private readonly ledger: Ledger,
    private readonly rails: OpenRails,
  ) {}

  /**
   * @throws repayment.bad_transition, repayment.cancelled, repayment.replaced for one that is not to be paid
   * @throws repayment.debt_open, repayment.early_outdated
   */
  async requirePayable(tx: Tx, ownerId: string, repayment: RepaymentEntity): Promise<void> {
    if (!isUnpaid(repayment)) throw noWayFrom(repayment.state);
    await requireNoDebt(tx, ownerId, repayment.currency);
    await this.early.requireCurrent(tx, repayment);
  }

  /** @throws payment.rail_closed, and what requirePayable throws */
  async requireFromWallet(tx: Tx, ownerId: string, repayment: RepaymentEntity): Promise<void> {
    await this.rails.require('wallet', tx);
    await this.requirePayable(tx, ownerId, repayment);
  }

  /** Whether money that arrives for it now still has its use; what has not is sent back. */
  async isWanted(tx: Tx, repayment: RepaymentEntity): Promise<boolean> {
    if (!isUnpaid(repayment)) return false;
    return this.early.isCurrent(tx, repayment);
  }

  /** Books the money, which waits from here on for its distribution; a loan repaid early gets its new schedule. */
  async collect(tx: Tx, repayment: RepaymentEntity, actor: Actor, entry: LedgerEntry): Promise<void> {
    await this.lifecycle.move(tx, repayment, 'distributing', actor);
    await this.early.remakeSchedule(tx, repayment, actor);
    await this.ledger.post(tx, entry);
  }
}
