import { randomInt } from 'node:crypto';
import type { SandboxClock } from '../core/clock.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import type {
  BatchDocument,
  CaptureDocument,
  DisputeDocument,
  EventDocument,
  MovementDocument,
  MovementKind,
  OrderDocument,
  PaypalSettings,
  PayoutItemDocument,
  RefundDocument,
  WebhookDocument,
} from './documents.js';
import { Tokens } from '../core/tokens.js';
import { Certificates } from './webhooks/certificate.js';

const CAPITALS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DEFAULTS: PaypalSettings = { refunds: 'completed', tokenSeconds: 32_400, reportDelaySeconds: 0 };
const SETTINGS = 'settings';

/** An identifier as PayPal gives them: digits and capital letters, beginning with a digit and a letter. */
export function capitals(length = 17): string {
  const character = (from: number): string => CAPITALS.charAt(randomInt(from, CAPITALS.length));
  return `${randomInt(1, 10)}${character(10)}${Array.from({ length: length - 2 }, () => character(0)).join('')}`;
}

/** An instant as PayPal writes it, to the second. */
export const instantOf = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** Everything this PayPal knows: the documents of one merchant's account. */
export class PaypalWorld {
  readonly orders: Collection<OrderDocument>;
  readonly captures: Collection<CaptureDocument>;
  readonly refunds: Collection<RefundDocument>;
  readonly batches: Collection<BatchDocument>;
  readonly items: Collection<PayoutItemDocument>;
  readonly disputes: Collection<DisputeDocument>;
  readonly movements: Collection<MovementDocument>;
  readonly hooks: Collection<WebhookDocument>;
  readonly events: Collection<EventDocument>;
  readonly tokens: Tokens;
  readonly certificates: Certificates;
  private readonly kept: Collection<PaypalSettings>;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    readonly engine: WebhookEngine,
    private readonly origin: () => string,
  ) {
    this.orders = store.collection('paypal_orders');
    this.captures = store.collection('paypal_captures');
    this.refunds = store.collection('paypal_refunds');
    this.batches = store.collection('paypal_batches');
    this.items = store.collection('paypal_items');
    this.disputes = store.collection('paypal_disputes');
    this.movements = store.collection('paypal_movements');
    this.hooks = store.collection('paypal_webhooks');
    this.events = store.collection('paypal_events');
    this.kept = store.collection('paypal_settings');
    this.tokens = new Tokens(store, clock, 'paypal', 'A21AA');
    this.certificates = new Certificates(store);
  }

  /** The address under which its API and its pages are. */
  get base(): string {
    return `${this.origin()}/paypal`;
  }

  get settings(): PaypalSettings {
    return { ...DEFAULTS, ...this.kept.get(SETTINGS) };
  }

  change(settings: Partial<PaypalSettings>): PaypalSettings {
    this.kept.put(SETTINGS, { ...this.settings, ...settings });
    return this.settings;
  }

  /** What the account holds in a currency, in minor units. */
  balance(currency: string): number {
    return this.movements
      .all()
      .reduce((sum, movement) => sum + (movement.currency === currency ? movement.minor : 0), 0);
  }

  /** Writes one line of the books; an amount of nothing leaves no line. */
  move(kind: MovementKind, subject: string, currency: string, minor: number): void {
    if (minor === 0) return;
    const id = capitals();
    this.movements.put(id, { id, kind, subject, currency, minor, at: this.clock.now() });
  }

  /** Does what has fallen due before anybody looks. */
  async wake(): Promise<void> {
    await this.clock.refresh();
    this.scheduler.runDue();
  }
}
