import type { SandboxClock } from '../core/clock.js';
import { newId } from '../core/identifiers.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import type {
  Account,
  BalanceTransaction,
  BankAccount,
  Charge,
  Customer,
  Dispute,
  EarlyFraudWarning,
  Event,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  Session,
  StripeObject,
  Topup,
  Transfer,
  TransferReversal,
} from './objects.js';
import type { Payer } from './money/payment-methods.js';
import { SettingsBook } from './platform/settings.js';
import type { SessionTerms } from './money/intents.js';
import type { Unsettled } from './money/settling.js';
import { Table } from './api/table.js';

/** The version of the API whose shapes the sandbox answers with. */
export const API_VERSION = '2026-10-28.endive';

/** The call that an event comes from; both null when nobody called. */
interface Cause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}
const NOBODY: Cause = { id: null, idempotency_key: null };

/** A single-use way into a hosted page of a connected account. */
export interface HostedLink {
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  /** Business time in seconds. */
  readonly expiresAt: number;
  /** It was opened; it cannot be opened again. */
  used: boolean;
  /** It was completed. */
  finished: boolean;
}

/** A bank account behind a token. */
export interface HandedAccount {
  readonly number: string;
  readonly routing: string;
  /** Of the account's owner. */
  readonly name: string;
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
  readonly topups: Table<Topup>;
  readonly fraudWarnings: Table<EarlyFraudWarning>;
  readonly events: Table<Event>;
  readonly settings: SettingsBook;
  /** Successful charges without a balance transaction, by charge. */
  readonly unsettled: Collection<Unsettled>;
  /** Refunds that wait until the balance covers them, oldest first. */
  readonly waitingRefunds: Collection<{ readonly id: string }>;
  /** The types of events sent to an endpoint, by its name; all when nothing was set. */
  readonly subscriptions: Collection<{ readonly events: readonly string[] }>;
  readonly deletedCustomers: Collection<StripeObject & { readonly id: string; readonly deleted: true }>;
  /** The automatic payout that paid a movement out, by movement. */
  readonly payoutLines: Collection<{ readonly payout: string }>;
  /** By session. */
  readonly lineItems: Collection<LineItem[]>;
  /** What the payment intent of a session is opened with once somebody pays, by session. */
  readonly sessionTerms: Collection<SessionTerms>;
  /** What waits for its 3-D Secure step, by session. */
  readonly pendingPayers: Collection<Payer>;
  /** The card or account of each payment method, by its id. */
  readonly payers: Collection<Payer>;
  /** Card and bank account numbers, which the API never shows, by charge or connected account. */
  readonly secretNumbers: Collection<{ readonly number: string }>;
  readonly links: Collection<HostedLink>;
  /** Bank accounts that a linking provider handed over, by their token; each token is good once. */
  readonly bankTokens: Collection<HandedAccount>;
  /** Bank accounts that customers have as sources. */
  readonly bankAccounts: Table<BankAccount>;
  private cause = NOBODY;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    readonly webhooks: WebhookEngine,
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
    this.topups = new Table(store, 'topup');
    this.fraudWarnings = new Table(store, 'radar.early_fraud_warning');
    this.events = new Table(store, 'event');
    this.settings = new SettingsBook(store);
    this.unsettled = store.collection('stripe_unsettled');
    this.waitingRefunds = store.collection('stripe_waiting_refunds');
    this.subscriptions = store.collection('stripe_subscriptions');
    this.deletedCustomers = store.collection('stripe_deleted_customers');
    this.payoutLines = store.collection('stripe_payout_lines');
    this.lineItems = store.collection('stripe_line_items');
    this.sessionTerms = store.collection('stripe_session_terms');
    this.pendingPayers = store.collection('stripe_pending_payers');
    this.payers = store.collection('stripe_payers');
    this.secretNumbers = store.collection('stripe_secret_numbers');
    this.links = store.collection('stripe_links');
    this.bankTokens = store.collection('stripe_bank_tokens');
    this.bankAccounts = new Table(store, 'bank_account');
  }

  /** Runs `work` so that the events it causes name the request behind them. */
  causedBy<T>(request: Cause, work: () => T): T {
    this.cause = request;
    try {
      return work();
    } finally {
      this.cause = NOBODY;
    }
  }

  /** Text of an answer or an event; every object in it is marked as live or not. */
  write(value: unknown): string {
    const { livemode } = this.settings.get();
    const live = (name: string, member: unknown): unknown =>
      name === 'livemode' && typeof member === 'boolean' ? livemode : member;
    return JSON.stringify(value, live, 2);
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
      request: this.cause,
      type,
      // The union of all events pairs each type with its object; callers pass matching ones.
    } as unknown as Event;
    this.send(event, account, this.write(event));
  }

  /** Keeps an event and hands it to its endpoint with `body` as its text. */
  send(event: Event, account: string | null, body: string): void {
    this.events.insert(event, account);
    const endpoint = account ? 'stripe.connect' : 'stripe.platform';
    const wanted = this.subscriptions.get(endpoint)?.events;
    if (wanted && !wanted.includes('*') && !wanted.includes(event.type)) return;
    this.webhooks.enqueue(endpoint, event.id, event.type, body);
  }
}
