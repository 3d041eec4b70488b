import type { SandboxClock } from '../core/clock.js';
import { newId } from '../core/identifiers.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import { Tokens } from '../core/tokens.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import type {
  AccountDocument,
  EventDocument,
  HookDocument,
  KeptResponse,
  KycDocument,
  MangopaySettings,
  MovementDocument,
  TransactionDocument,
  UserDocument,
  WalletDocument,
} from './documents.js';

const DEFAULTS: MangopaySettings = { tokenSeconds: 1200, kycSeconds: 60 };
const SETTINGS = 'settings';

/** An instant as Mangopay writes it: seconds since 1970. */
export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Everything this Mangopay knows: the users, wallets and payments of one platform. */
export class MangopayWorld {
  readonly users: Collection<UserDocument>;
  readonly wallets: Collection<WalletDocument>;
  readonly accounts: Collection<AccountDocument>;
  readonly transactions: Collection<TransactionDocument>;
  readonly papers: Collection<KycDocument>;
  readonly hooks: Collection<HookDocument>;
  readonly events: Collection<EventDocument>;
  readonly responses: Collection<KeptResponse>;
  readonly movements: Collection<MovementDocument>;
  readonly tokens: Tokens;
  private readonly kept: Collection<MangopaySettings>;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    readonly engine: WebhookEngine,
    private readonly origin: () => string,
  ) {
    this.users = store.collection('mangopay_users');
    this.wallets = store.collection('mangopay_wallets');
    this.accounts = store.collection('mangopay_accounts');
    this.transactions = store.collection('mangopay_transactions');
    this.papers = store.collection('mangopay_papers');
    this.hooks = store.collection('mangopay_hooks');
    this.events = store.collection('mangopay_events');
    this.responses = store.collection('mangopay_responses');
    this.movements = store.collection('mangopay_movements');
    this.kept = store.collection('mangopay_settings');
    this.tokens = new Tokens(store, clock, 'mangopay', '');
  }

  /** The address under which its API and its pages are. */
  get base(): string {
    return `${this.origin()}/mangopay`;
  }

  get settings(): MangopaySettings {
    return { ...DEFAULTS, ...this.kept.get(SETTINGS) };
  }

  change(settings: Partial<MangopaySettings>): MangopaySettings {
    this.kept.put(SETTINGS, { ...this.settings, ...settings });
    return this.settings;
  }

  /** What a wallet holds, in minor units. */
  balance(walletId: string): number {
    return this.movements
      .all()
      .reduce((sum, movement) => sum + (movement.walletId === walletId ? movement.minor : 0), 0);
  }

  /** Writes one line of the books; an amount of nothing leaves no line. */
  move(kind: MovementDocument['kind'], walletId: string, subject: string, currency: string, minor: number): void {
    if (minor === 0) return;
    const id = newId('mv');
    this.movements.put(id, { id, walletId, kind, subject, currency, minor, at: this.clock.now() });
  }

  /** Does what has fallen due before anybody looks. */
  async wake(): Promise<void> {
    await this.clock.refresh();
    this.scheduler.runDue();
  }
}
