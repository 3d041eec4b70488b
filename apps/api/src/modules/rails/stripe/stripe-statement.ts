import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Outcome } from '../ports/outcome.js';
import type { StatementKind, StatementLine, StatementPage, StatementPort } from '../ports/statement.port.js';
import { ONCE, StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

const PAGE = 100;
const SOURCES = ['data.source'];

/** How the ledger classifies each type of Stripe's balance transactions; any other type needs a person's decision. */
const KIND_OF_TYPE: Readonly<Record<string, StatementKind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'refund_failure',
  payout: 'payout',
  payout_cancel: 'payout_failure',
  payout_failure: 'payout_failure',
  transfer: 'transfer',
  topup: 'top_up',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** Charges, refunds and disputes name their payment intent. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null;
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/** A dispute is one kind of adjustment: its source shows which. */
const isDispute = ({ type, source }: Stripe.BalanceTransaction): boolean =>
  type === 'adjustment' &&
  typeof source === 'object' &&
  source !== null &&
  'object' in source &&
  source.object === 'dispute';

/** Our payment's, refund's or payout's id, as we write it into metadata. */
function oursOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null || !('metadata' in source)) return null;
  const metadata: Record<string, unknown> = { ...source.metadata };
  const ours = metadata['refund_id'] ?? metadata['payout_id'] ?? metadata['payment_id'];
  return typeof ours === 'string' ? ours : null;
}

/** Stripe's own records: its balance transactions, from a cursor on. */
@Injectable()
export class StripeStatement implements StatementPort {
  readonly provider = 'stripe';

  constructor(private readonly client: StripeClient) {}

  /**
   * The lines after the cursor, oldest first. Stripe lists newest first and pages towards older ones only by
   * `starting_after`; `ending_before` gives those next to the cursor on its newer side.
   */
  async next(cursor: string | null): Promise<Outcome<StatementPage>> {
    return cursor === null ? this.fromTheBeginning() : this.after(cursor);
  }

  private async after(cursor: string): Promise<Outcome<StatementPage>> {
    const outcome = await outcomeOf(() =>
      this.client.api.balanceTransactions.list({ ending_before: cursor, limit: PAGE, expand: SOURCES }, ONCE),
    );
    if (outcome.kind !== 'ok') return outcome;
    const { data, has_more: more } = outcome.value;
    return { kind: 'ok', value: { lines: this.lines(data), cursor: data[0]?.id ?? cursor, more } };
  }

  /** Nothing was read yet: starts at the account's first line. */
  private async fromTheBeginning(): Promise<Outcome<StatementPage>> {
    const found: Stripe.BalanceTransaction[] = [];
    for (;;) {
      const last = found.at(-1);
      const outcome = await outcomeOf(() =>
        this.client.api.balanceTransactions.list(
          { limit: PAGE, expand: SOURCES, ...(last === undefined ? {} : { starting_after: last.id }) },
          ONCE,
        ),
      );
      if (outcome.kind !== 'ok') return outcome;
      found.push(...outcome.value.data);
      if (!outcome.value.has_more) break;
    }
    return { kind: 'ok', value: { lines: this.lines(found), cursor: found[0]?.id ?? null, more: false } };
  }

  private lines(newestFirst: readonly Stripe.BalanceTransaction[]): StatementLine[] {
    return newestFirst.map((line) => this.line(line)).toReversed();
  }

  private line(line: Stripe.BalanceTransaction): StatementLine {
    const source = typeof line.source === 'string' ? line.source : (line.source?.id ?? null);
    return {
      lineId: line.id,
      kind: isDispute(line) ? 'dispute' : (KIND_OF_TYPE[line.type] ?? 'other'),
      amount: BigInt(line.amount),
      fee: BigInt(line.fee),
      net: BigInt(line.net),
      currency: line.currency.toUpperCase(),
      sourceRef: source,
      paymentRef: paymentOf(line.source),
      holderRef: null,
      ourRef: oursOf(line.source),
      description: line.description,
      occurredAt: new Date(line.created * 1000),
      availableOn: new Date(line.available_on * 1000),
    };
  }
}
