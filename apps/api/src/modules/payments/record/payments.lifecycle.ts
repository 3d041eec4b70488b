import { Injectable } from '@nestjs/common';
import { paymentLifecycle, refundLifecycle, type PaymentState, type RefundState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from '../refunds/refund.entity.js';

/** The only writer of the states of payments and refunds. */
@Injectable()
export class PaymentsLifecycle {
  lockPayment(tx: Tx, id: string): Promise<PaymentEntity> {
    reachRank(tx, 'provider', id);
    return tx.findOneOrFail(PaymentEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks a refund, and before it its payment. */
  async lockRefund(tx: Tx, id: string): Promise<{ refund: RefundEntity; payment: PaymentEntity }> {
    const { paymentId } = await tx.findOneByOrFail(RefundEntity, { id });
    const payment = await this.lockPayment(tx, paymentId);
    const refund = await tx.findOneOrFail(RefundEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    return { refund, payment };
  }

  async movePayment(
    tx: Tx,
    payment: PaymentEntity,
    to: PaymentState,
    failureCode: string | null = null,
  ): Promise<void> {
    if (payment.state === to) return;
    if (!paymentLifecycle.allows(payment.state, to)) {
      throw new DomainError('payment.bad_transition', { from: payment.state, to });
    }
    payment.state = to;
    payment.failureCode = failureCode;
    await tx.query(
      `update payment set state = $2, failure_code = $3,
         collected_at = case when $2 in ('collected', 'late', 'quarantined') then kernel.now() else collected_at end,
         next_check_at = case when $2 in ('failed', 'expired') then null else next_check_at end where id = $1`,
      [payment.id, to, failureCode],
    );
  }

  /** Why the last card was declined, for a payment that is still open. */
  async noteDecline(tx: Tx, payment: PaymentEntity, code: string | null): Promise<void> {
    if (payment.failureCode === code) return;
    payment.failureCode = code;
    await tx.query('update payment set failure_code = $2 where id = $1', [payment.id, code]);
  }

  async moveRefund(tx: Tx, refund: RefundEntity, to: RefundState, failureCode: string | null = null): Promise<void> {
    if (refund.state === to) return;
    if (!refundLifecycle.allows(refund.state, to)) {
      throw new DomainError('payment.bad_transition', { from: refund.state, to });
    }
    refund.state = to;
    await tx.query(
      `update refund set state = $2, failure_code = $3,
         finished_at = case when $2 in ('succeeded', 'failed') then kernel.now() end,
         next_check_at = case when $2 in ('succeeded', 'failed') then null else next_check_at end where id = $1`,
      [refund.id, to, failureCode],
    );
  }
}
