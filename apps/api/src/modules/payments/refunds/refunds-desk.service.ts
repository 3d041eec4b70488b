import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Ledger } from '../../ledger/index.js';
import { FrozenMoney } from '../disputes/frozen-money.js';
import type { PaymentEntity } from '../payment.entity.js';
import { PaymentsLifecycle } from '../payments.lifecycle.js';
import { refundToWallet } from './refund-postings.js';
import type { RefundEntity } from './refund.entity.js';
import { RefundsService } from './refunds.service.js';

/** What finance can do about a refund that failed: another try at the card, or the payer's wallet. */
@Injectable()
export class RefundsDesk {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly refunds: RefundsService,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly audit: AuditLog,
    private readonly frozen: FrozenMoney,
  ) {}

  /**
   * Sends the same amount to the card again, as an attempt of its own.
   * @throws wallet.owner_frozen
   */
  async retry(admin: Identity, id: string, reason: string): Promise<void> {
    await this.resolve(admin, id, 'retried', reason, async (tx, refund, payment) => {
      if (refund.subjectType === 'top_up_return') await this.requireMayLeave(tx, payment.userId);
      const of = { minor: refund.amount, currency: refund.currency };
      await this.refunds.plan(tx, payment, refund.subjectType, refund.subjectId, of);
    });
  }

  /** Credits the payer's wallet instead. */
  async toWallet(admin: Identity, id: string, reason: string): Promise<void> {
    await this.resolve(admin, id, 'wallet', reason, async (tx, refund, payment) => {
      await this.ledger.post(tx, refundToWallet(refund, payment, admin.userId));
      if (payment.state === 'late' || payment.state === 'quarantined')
        await this.lifecycle.movePayment(tx, payment, 'returned');
      const { id: refundId, subjectType, subjectId } = refund;
      await this.events.emit(tx, 'refund.succeeded', { refundId, subjectType, subjectId });
    });
  }

  /** A returned top-up comes out of the wallet: nothing of that leaves while the wallet's money is on hold. */
  private async requireMayLeave(tx: Tx, userId: string): Promise<void> {
    await lockPerson(tx, userId);
    if (await this.frozen.isFrozen(tx, userId)) throw new DomainError('wallet.owner_frozen');
  }

  private async resolve(
    admin: Identity,
    id: string,
    resolution: 'retried' | 'wallet',
    reason: string,
    effect: (tx: Tx, refund: RefundEntity, payment: PaymentEntity) => Promise<void>,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const { refund, payment } = await this.lifecycle.lockRefund(tx, id);
      if (payment.userId === admin.userId) throw new DomainError('payout.second_person');
      if (refund.state !== 'failed' || refund.resolvedAt !== null)
        throw new DomainError('payment.bad_transition', { from: refund.state });
      await this.requireUndisputed(tx, payment);
      await tx.query('update refund set resolved_at = kernel.now(), resolution = $2 where id = $1', [id, resolution]);
      await effect(tx, refund, payment);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `refund.${resolution}`,
        subjectType: 'refund',
        subjectId: id,
        before: { state: refund.state, failureCode: refund.failureCode },
        after: { resolution, amount: refund.amount.toString(), currency: refund.currency },
        reason,
      });
    });
  }

  /** @throws payment.disputed while the payer's bank has the money: it would be given back twice */
  private async requireUndisputed(tx: Tx, payment: PaymentEntity): Promise<void> {
    const taken = await tx.query<unknown[]>(
      `select 1 from dispute where payment_id = $1 and withdrawn_at is not null and state <> 'won' limit 1`,
      [payment.id],
    );
    if (taken.length > 0) throw new DomainError('payment.disputed');
  }
}
