import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { DisputePort, DisputeSnapshot } from '../ports/dispute.port.js';
import type { Outcome } from '../ports/outcome.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const sum = (lines: readonly number[]): bigint => lines.reduce((total, line) => total + BigInt(line), 0n);

/** Disputes of payments at Stripe. */
@Injectable()
export class StripeDisputes implements DisputePort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  async read(ref: string): Promise<Outcome<DisputeSnapshot>> {
    const outcome = await outcomeOf(() => this.client.api.disputes.retrieve(ref));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async listOf(moneyRef: string): Promise<Outcome<string[]>> {
    const outcome = await outcomeOf(() => this.client.api.disputes.list({ payment_intent: moneyRef, limit: 100 }));
    return outcome.kind === 'ok' ? { kind: 'ok', value: outcome.value.data.map(({ id }) => id) } : outcome;
  }

  private snapshot(dispute: Stripe.Dispute): DisputeSnapshot {
    const lines = dispute.balance_transactions;
    const due = dispute.evidence_details.due_by;
    return {
      ref: dispute.id,
      moneyRef: idOf(dispute.payment_intent),
      state: this.state(dispute),
      amount: { minor: BigInt(dispute.amount), currency: dispute.currency.toUpperCase() },
      // Money that left is a negative line, money that was returned a positive one; the fee is separate.
      withdrawn: -sum(lines.filter(({ amount }) => amount < 0).map(({ amount }) => amount)),
      reinstated: sum(lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount)),
      feeCharged: sum(lines.filter(({ fee }) => fee > 0).map(({ fee }) => fee)),
      feeReturned: -sum(lines.filter(({ fee }) => fee < 0).map(({ fee }) => fee)),
      reason: dispute.reason,
      evidenceDueAt: due === null ? null : new Date(due * 1000),
    };
  }

  private state({ status }: Stripe.Dispute): DisputeSnapshot['state'] {
    if (status === 'won' || status === 'warning_closed') return 'won';
    if (status === 'lost') return 'lost';
    return status.startsWith('warning') ? 'warning' : 'open';
  }
}
