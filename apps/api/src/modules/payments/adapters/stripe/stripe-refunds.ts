import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { Money, Outcome, RefundSnapshot } from '../../ports.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** Money back to the card it came from. */
@Injectable()
export class StripeRefunds {
  constructor(private readonly client: StripeClient) {}

  /** Refunds once by the refund's id, however often it is asked. */
  async refund(refundId: string, providerPaymentId: string, amount: Money): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() =>
      this.client.api.refunds.create(
        { payment_intent: providerPaymentId, amount: toSafeInteger(amount.minor), metadata: { refund_id: refundId } },
        { idempotencyKey: refundId },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async read(providerRefundId: string): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() => this.client.api.refunds.retrieve(providerRefundId));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  private snapshot(refund: Stripe.Refund): RefundSnapshot {
    const { status } = refund;
    return {
      providerRefundId: refund.id,
      state: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
      failureCode: refund.failure_reason ?? null,
    };
  }
}
