import type { Authenticator } from '../authenticator/authenticator.js';
import type { SandboxClock } from '../core/clock.js';
import type { FaultBook } from '../core/faults.js';
import type { Scheduler } from '../core/scheduler.js';
import type { Store } from '../core/store.js';
import type { Inbox } from '../mail/inbox.js';
import type { MangopayWorld } from '../mangopay/world.js';
import type { NorthEscrow } from '../north/escrow/world.js';
import type { NorthParties } from '../north/parties.js';
import type { PaypalWorld } from '../paypal/world.js';
import type { PlaidWorld } from '../plaid/world.js';
import type { ShuftiChecks } from '../shufti/checks.js';
import type { StripeWorld } from '../stripe/world.js';
import type { WebhookEngine } from '../webhooks/engine.js';

/** What the control API and the pages steer. */
export interface SandboxParts {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly scheduler: Scheduler;
  readonly faults: FaultBook;
  readonly webhooks: WebhookEngine;
  readonly inbox: Inbox;
  readonly authenticator: Authenticator;
  readonly stripe: StripeWorld;
  readonly shufti: ShuftiChecks;
  readonly north: NorthParties;
  readonly northEscrow: NorthEscrow;
  readonly paypal: PaypalWorld;
  readonly plaid: PlaidWorld;
  readonly mangopay: MangopayWorld;
}
