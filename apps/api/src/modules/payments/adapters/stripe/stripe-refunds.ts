import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { Money, Outcome, ProviderRefund, RefundSnapshot } from '../../ports/ports.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** A payment is refunded a handful of times; Stripe gives at most this many at once. */
const MOST_REFUNDS = 100;

/** Refunds to the card. */
@Injectable()
export class StripeRefunds {
  constructor(private readonly client: StripeClient) {}

  /** @param key the attempt's idempotency key */
  async refund(
    key: string,
    refundId: string,
    providerPaymentId: string,
    amount: Money,
  ): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() =>
      this.client.api.refunds.create(
        { payment_intent: providerPaymentId, amount: toSafeInteger(amount.minor), metadata: { refund_id: refundId } },
        { idempotencyKey: key },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async read(providerRefundId: string): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() => this.client.api.refunds.retrieve(providerRefundId));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  /** All refunds of a payment, including those made in the dashboard. */
  async listOf(providerPaymentId: string): Promise<Outcome<ProviderRefund[]>> {
    const outcome = await outcomeOf(() =>
      this.client.api.refunds.list({ payment_intent: providerPaymentId, limit: MOST_REFUNDS }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const value = outcome.value.data.map((refund) => ({
      ...this.snapshot(refund),
      ours: refund.metadata?.['refund_id'] ?? null,
      amount: { minor: BigInt(refund.amount), currency: refund.currency.toUpperCase() },
    }));
    return { kind: 'ok', value };
  }

  private snapshot(refund: Stripe.Refund): RefundSnapshot {
    const { status } = refund;
    return {
      providerRefundId: refund.id,
      state: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
      failureCode: refund.failure_reason ?? (status === 'canceled' ? 'canceled' : null),
    };
  }
}
