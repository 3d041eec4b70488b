import type { BankReturn } from '@cairn/contracts';
import type { CollectionRail } from '@cairn/contracts/rails/providers';
import type Stripe from 'stripe';
import { toSafeInteger } from '@cairn/finance';
import type {
  CollectionOpened,
  CollectionPort,
  CollectionRequest,
  CollectionSnapshot,
  CollectionState,
} from '../ports/collection.port.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

const EXPANSION = ['payment_intent.latest_charge.balance_transaction'];

/** Languages of the site that Checkout supports; it has no Arabic and then follows the browser. */
const CHECKOUT_LOCALE: Readonly<Record<string, 'en' | 'fr'>> = { en: 'en', fr: 'fr' };

const expanded = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

/** The ways to pay that Stripe collects. */
export type StripeRail = Extract<CollectionRail, 'card' | 'ach'>;

type SessionParameters = Stripe.Checkout.SessionCreateParams;

/** What Checkout is asked for, by way to pay. A bank account is confirmed by signing in at the bank. */
const METHODS: Readonly<
  Record<StripeRail, Pick<SessionParameters, 'allowed_payment_method_types' | 'payment_method_options'>>
> = {
  card: { allowed_payment_method_types: ['card'] },
  ach: {
    allowed_payment_method_types: ['us_bank_account'],
    payment_method_options: { us_bank_account: { financial_connections: { permissions: ['payment_method'] } } },
  },
};

/** Stripe's words for what the bank network calls by a return code (docs.stripe.com/payments/ach-direct-debit). */
const RETURN_CODES: Readonly<Record<string, BankReturn>> = {
  insufficient_funds: 'R01',
  account_closed: 'R02',
  no_account: 'R03',
  debit_not_authorized: 'R10',
  bank_account_restricted: 'R16',
};

const isIntent = (ref: string): boolean => ref.startsWith('pi_');

/** Of a debit: what waits for another means of payment has been returned by the bank. */
function intentState({ status }: Stripe.PaymentIntent): CollectionState {
  if (status === 'succeeded') return 'collected';
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'clearing';
}

/** Payments on Stripe's hosted Checkout: card and account numbers never touch us (SEC-61). */
export class StripeCollections implements CollectionPort {
  readonly provider = 'stripe';
  readonly isConfigured = true;
  readonly expires = 'provider';

  constructor(
    private readonly client: StripeClient,
    readonly rail: StripeRail,
  ) {}

  /** Opens a Checkout page. */
  async start({ key, attempt }: Op, request: CollectionRequest): Promise<Outcome<CollectionOpened>> {
    const metadata = { payment_id: request.paymentId };
    const outcome = await outcomeOf(() =>
      this.client.api.checkout.sessions.create(
        {
          mode: 'payment',
          ...METHODS[this.rail],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.amount.currency.toLowerCase(),
                unit_amount: toSafeInteger(request.amount.minor),
                product_data: { name: request.description },
              },
            },
          ],
          client_reference_id: request.paymentId,
          customer_email: request.customerEmail,
          locale: CHECKOUT_LOCALE[request.locale] ?? 'auto',
          // The payer pays in the campaign's currency: no exchange with a surcharge on Stripe's page.
          adaptive_pricing: { enabled: false },
          expires_at: Math.floor(request.expiresAt.getTime() / 1000),
          success_url: `${request.successUrl}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: request.cancelUrl,
          metadata,
          payment_intent_data: {
            metadata,
            description: request.description,
            ...(request.group === null ? {} : { transfer_group: request.group }),
          },
        },
        { idempotencyKey: `${key}:${attempt}` },
      ),
    );
    if (outcome.kind !== 'ok') return outcome;
    const { id, url, expires_at: expiresAt } = outcome.value;
    if (!url) return { kind: 'rejected', reason: 'other', code: 'no_url' };
    return { kind: 'ok', value: { ref: id, url, expiresAt: new Date(expiresAt * 1000) } };
  }

  async read(sessionId: string): Promise<Outcome<CollectionSnapshot>> {
    if (isIntent(sessionId)) return this.readIntent(sessionId);
    const outcome = await outcomeOf(() => this.client.api.checkout.sessions.retrieve(sessionId, { expand: EXPANSION }));
    return outcome.kind === 'ok' ? { kind: 'ok', value: this.snapshot(outcome.value) } : outcome;
  }

  async stop(sessionId: string): Promise<void> {
    if (isIntent(sessionId)) {
      // A debit that is on its way is not called back; the next read shows it.
      await outcomeOf(() => this.client.api.paymentIntents.cancel(sessionId));
      return;
    }
    // A session that was paid meanwhile does not expire; the next read shows it.
    await outcomeOf(() => this.client.api.checkout.sessions.expire(sessionId));
  }

  /** A debit without a page. */
  private async readIntent(intentId: string): Promise<Outcome<CollectionSnapshot>> {
    const outcome = await outcomeOf(() =>
      this.client.api.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
    );
    if (outcome.kind !== 'ok') return outcome;
    const intent = outcome.value;
    const requested = { minor: BigInt(intent.amount), currency: intent.currency.toUpperCase() };
    return {
      kind: 'ok',
      value: { ref: intent.id, state: intentState(intent), requested, ...this.moneyOf(intent, requested.currency) },
    };
  }

  private snapshot(session: Stripe.Checkout.Session): CollectionSnapshot {
    const currency = (session.currency ?? '').toUpperCase();
    const intent = expanded(session.payment_intent);
    return {
      ref: session.id,
      state: this.state(session, intent),
      requested: { minor: BigInt(session.amount_total ?? 0), currency },
      ...this.moneyOf(intent, currency),
    };
  }

  /** What came of a payment, and what Stripe kept of it. */
  private moneyOf(
    intent: Stripe.PaymentIntent | null,
    currency: string,
  ): Pick<CollectionSnapshot, 'received' | 'moneyRef' | 'exchanged' | 'fee' | 'failureCode'> {
    const balance = expanded(expanded(intent?.latest_charge)?.balance_transaction);
    return {
      received: { minor: BigInt(intent?.amount_received ?? 0), currency: (intent?.currency ?? currency).toUpperCase() },
      moneyRef: intent?.id ?? null,
      exchanged:
        balance === null || balance.currency.toUpperCase() === currency
          ? null
          : { minor: BigInt(balance.amount), currency: balance.currency.toUpperCase() },
      fee: balance === null ? null : { minor: BigInt(balance.fee), currency: balance.currency.toUpperCase() },
      failureCode: this.failureOf(intent),
    };
  }

  /** A completed session whose money is not there yet waits for the bank, or was declined by it. */
  private state(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CollectionState {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    if (session.payment_status === 'paid') return 'collected';
    return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'clearing';
  }

  private failureOf(intent: Stripe.PaymentIntent | null): string | null {
    const code = intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null;
    return this.rail === 'ach' && code !== null ? (RETURN_CODES[code] ?? code) : code;
  }
}
