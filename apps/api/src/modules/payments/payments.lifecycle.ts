import { Injectable } from '@nestjs/common';
import { paymentLifecycle, refundLifecycle, type PaymentState, type RefundState } from '@cairn/contracts';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { PaymentEntity } from './payment.entity.js';
import type { RefundEntity } from './refund.entity.js';

/** The only writer of the states of payments and refunds. */
@Injectable()
export class PaymentsLifecycle {
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
         collected_at = case when $2 in ('collected', 'late') then kernel.now() else collected_at end where id = $1`,
      [payment.id, to, failureCode],
    );
  }

  async moveRefund(tx: Tx, refund: RefundEntity, to: RefundState, failureCode: string | null = null): Promise<void> {
    if (refund.state === to) return;
    if (!refundLifecycle.allows(refund.state, to)) {
      throw new DomainError('payment.bad_transition', { from: refund.state, to });
    }
    refund.state = to;
    await tx.query(
      `update refund set state = $2, failure_code = $3,
         finished_at = case when $2 in ('succeeded', 'failed') then kernel.now() end where id = $1`,
      [refund.id, to, failureCode],
    );
  }
}
