import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type { Outcome } from '../ports/outcome.js';
import type { ProviderRefund, RefundPort, RefundSnapshot, RefundToSend } from '../ports/refund.port.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** A payment is refunded a handful of times; Stripe gives at most this many at once. */
const MOST_REFUNDS = 100;

/** Refunds to the card. */
@Injectable()
export class StripeRefunds implements RefundPort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  async refund(key: string, { refundId, moneyRef, amount }: RefundToSend): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() =>
      this.client.api.refunds.create(
        { payment_intent: moneyRef, amount: toSafeInteger(amount.minor), metadata: { refund_id: refundId } },
        { idempotencyKey: key },
      ),
    );
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async read(providerRefundId: string): Promise<Outcome<RefundSnapshot>> {
    const outcome = await outcomeOf(() => this.client.api.refunds.retrieve(providerRefundId));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async listOf(moneyRef: string): Promise<Outcome<ProviderRefund[]>> {
    const outcome = await outcomeOf(() =>
      this.client.api.refunds.list({ payment_intent: moneyRef, limit: MOST_REFUNDS }),
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
