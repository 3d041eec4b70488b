import type { SandboxClock } from '../core/clock.js';
import { newId } from '../core/identifiers.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import type {
  Account,
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  Event,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  Session,
  StripeObject,
  Transfer,
  TransferReversal,
} from './objects.js';
import type { Payer } from './payment-methods.js';
import type { SessionTerms } from './intents.js';
import { Table } from './table.js';

/** The version of the API whose shapes the sandbox answers with. */
export const API_VERSION = '2026-10-28.endive';

/** A single-use way into a hosted page of a connected account. */
export interface HostedLink {
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  /** Business time in seconds. */
  readonly expiresAt: number;
  /** It was opened; it cannot be opened again. */
  used: boolean;
  /** It was left for good. */
  finished: boolean;
}

/** Everything the Stripe of the sandbox knows, and how it tells of changes. */
export class StripeWorld {
  readonly sessions: Table<Session>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly paymentMethods: Table<PaymentMethod>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly customers: Table<Customer>;
  readonly accounts: Table<Account>;
  readonly transfers: Table<Transfer>;
  readonly reversals: Table<TransferReversal>;
  readonly payouts: Table<Payout>;
  readonly balanceTransactions: Table<BalanceTransaction>;
  readonly disputes: Table<Dispute>;
  readonly events: Table<Event>;
  /** By session. */
  readonly lineItems: Collection<LineItem[]>;
  /** What the payment intent of a session is opened with once somebody pays, by session. */
  readonly sessionTerms: Collection<SessionTerms>;
  /** What waits for its 3-D Secure step, by session. */
  readonly pendingPayers: Collection<Payer>;
  /** What stands behind each payment method, by its id. */
  readonly payers: Collection<Payer>;
  /** Card and bank account numbers, which the API never shows, by charge or connected account. */
  readonly secretNumbers: Collection<{ readonly number: string }>;
  readonly links: Collection<HostedLink>;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    private readonly webhooks: WebhookEngine,
    /** The origin of the hosted pages as browsers see it; known once the listener has its port. */
    readonly publicUrl: () => string,
  ) {
    this.sessions = new Table(store, 'checkout.session');
    this.paymentIntents = new Table(store, 'payment_intent');
    this.paymentMethods = new Table(store, 'payment_method');
    this.charges = new Table(store, 'charge');
    this.refunds = new Table(store, 'refund');
    this.customers = new Table(store, 'customer');
    this.accounts = new Table(store, 'account');
    this.transfers = new Table(store, 'transfer');
    this.reversals = new Table(store, 'transfer_reversal');
    this.payouts = new Table(store, 'payout');
    this.balanceTransactions = new Table(store, 'balance_transaction');
    this.disputes = new Table(store, 'dispute');
    this.events = new Table(store, 'event');
    this.lineItems = store.collection('stripe_line_items');
    this.sessionTerms = store.collection('stripe_session_terms');
    this.pendingPayers = store.collection('stripe_pending_payers');
    this.payers = store.collection('stripe_payers');
    this.secretNumbers = store.collection('stripe_secret_numbers');
    this.links = store.collection('stripe_links');
  }

  /**
   * Records an event with the object as it is now and sends it: events of connected accounts go to the connect
   * endpoint, the platform's own to the other.
   */
  emit(
    type: Event['type'],
    object: StripeObject,
    account: string | null = null,
    before?: Record<string, unknown>,
  ): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      ...(account ? { account } : {}),
      api_version: API_VERSION,
      created: this.clock.seconds(),
      data: { object: structuredClone(object), ...(before ? { previous_attributes: before } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      // The union of all events pairs each type with its object; callers pass matching ones.
    } as unknown as Event;
    this.events.insert(event, account);
    const endpoint = account ? 'stripe.connect' : 'stripe.platform';
    this.webhooks.enqueue(endpoint, event.id, type, JSON.stringify(event, null, 2));
  }
}
