import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxClock } from '../core/clock.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Collection, Store } from '../core/store.js';
import type { StripeWorld } from '../stripe/world.js';
import type { WebhookEngine } from '../webhooks/engine.js';
import type { ItemDocument, LinkDocument, PublicTokenDocument } from './documents.js';
import { SigningKeys } from './webhooks/signing-keys.js';

/** The keys that this Plaid accepts; they are no secret. */
export const PLAID_CLIENT = { id: 'plaid-sandbox-client', secret: 'plaid-sandbox-secret' } as const;

/** An identifier of Plaid's: letters and digits, without a prefix. */
export const plaidId = (): string => randomBytes(28).toString('base64url').replaceAll(/[-_]/g, 'x');

/** A token of Plaid's, by what it is for. */
export const plaidToken = (kind: 'link' | 'public' | 'access'): string => `${kind}-sandbox-${randomUUID()}`;

/** An instant as Plaid writes it. */
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Everything that this Plaid knows: links, sign-ins at banks, and the keys of its messages. */
export class PlaidWorld {
  readonly links: Collection<LinkDocument>;
  readonly items: Collection<ItemDocument>;
  readonly publicTokens: Collection<PublicTokenDocument>;
  readonly keys: SigningKeys;

  constructor(
    readonly store: Store,
    readonly clock: SandboxClock,
    readonly scheduler: Scheduler,
    readonly engine: WebhookEngine,
    /** Where bank accounts are handed over to. */
    readonly stripe: StripeWorld,
    private readonly origin: () => string,
  ) {
    this.links = store.collection('plaid_links');
    this.items = store.collection('plaid_items');
    this.publicTokens = store.collection('plaid_public_tokens');
    this.keys = new SigningKeys(store, clock);
  }

  /** The address under which its API and its pages are. */
  get base(): string {
    return `${this.origin()}/plaid`;
  }

  /** Does what has fallen due before anybody looks. */
  async wake(): Promise<void> {
    await this.clock.refresh();
    this.scheduler.runDue();
  }
}
