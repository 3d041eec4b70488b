import { setTimeout as wait } from 'node:timers/promises';
import { Authenticator } from './authenticator/authenticator.js';
import { registerSiteVerify } from './captcha/site-verify.js';
import { registerWidgets } from './captcha/widgets.js';
import { registerControlApi } from './control/api.js';
import type { SandboxParts } from './control/sandbox-parts.js';
import { SandboxClock } from './core/clock.js';
import { FaultBook } from './core/faults.js';
import { fileJournal } from './core/file-journal.js';
import { createListener, listenOn } from './core/listener.js';
import { ownOffset } from './core/own-offset.js';
import { productOffset } from './core/product-offset.js';
import { Scheduler } from './core/scheduler.js';
import { sqlJournal } from './core/sql-journal.js';
import { memoryJournal, Store, type Journal } from './core/store.js';
import { registerIdentityProviders } from './identity/register.js';
import { registerPages } from './pages/index.js';
import { Inbox } from './mail/inbox.js';
import { startSmtpSink } from './mail/smtp.js';
import {
  DEFAULT_BACKOFF_MS,
  DEFAULT_STRIPE_KEY,
  newControlToken,
  refuseProduction,
  type SandboxOptions,
} from './options.js';
import { registerDailyFile } from './rates/daily-file.js';
import { registerMangopay } from './mangopay/provider.js';
import { MangopayWorld } from './mangopay/world.js';
import { registerNorthApi } from './north/api.js';
import { runFunds } from './north/escrow/funds.js';
import { registerNorthPages } from './north/escrow/pages.js';
import { NorthEscrow } from './north/escrow/world.js';
import { endpointOf, NorthParties, TOLD_METHODS } from './north/parties.js';
import { northEndpoint } from './north/webhook-endpoint.js';
import { registerPaypal } from './paypal/provider.js';
import { openWebhooks } from './paypal/webhooks/registrations.js';
import { PaypalWorld } from './paypal/world.js';
import { registerPlaid } from './plaid/provider.js';
import { PlaidWorld } from './plaid/world.js';
import { shuftiEndpoint } from './shufti/answers.js';
import { registerShuftiApi, SHUFTI_CLIENT } from './shufti/api.js';
import { ShuftiChecks } from './shufti/checks.js';
import { registerShuftiPages } from './shufti/pages.js';
import { registerStripe } from './stripe/provider.js';
import { stripeEndpoint } from './stripe/webhook-endpoint.js';
import { StripeWorld } from './stripe/world.js';
import { WebhookEngine } from './webhooks/engine.js';
import { PolicyBook } from './webhooks/policies.js';

const WEBHOOK_TIMEOUT_MS = 10_000;
const LAST_WRITE_MS = 5000;

export interface Sandbox {
  readonly urls: {
    /** The pages and the control API. */
    readonly control: string;
    /** Stripe's API and its hosted pages. */
    readonly stripe: string;
    /** Where mail is sent to. */
    readonly smtp: string;
  };
  readonly controlToken: string;
  close(): Promise<void>;
}

function journalFor({ databaseUrl, stateFile }: SandboxOptions): Journal {
  if (databaseUrl) return sqlJournal(databaseUrl);
  return stateFile ? fileJournal(stateFile) : memoryJournal();
}

type Closer = () => Promise<void>;

const closeAll = async (opened: readonly Closer[]): Promise<void> => {
  for (const close of opened.toReversed()) await close();
};

/**
 * Starts the outside world. Nothing is global: several may run in one process. Throws when a port is taken, a database
 * is out of reach, or real money could be meant; then nothing stays open.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  refuseProduction(process.env, options.stripeKey ?? DEFAULT_STRIPE_KEY);
  const opened: Closer[] = [];
  try {
    return await assemble(options, opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

/** Those who confirm identities, and where their messages go. */
function identityWorlds(
  { store, clock, scheduler, webhooks }: Pick<SandboxParts, 'store' | 'clock' | 'scheduler' | 'webhooks'>,
  { shuftiWebhook, northWebhook }: SandboxOptions,
): Pick<SandboxParts, 'shufti' | 'north'> {
  const shufti = new ShuftiChecks(store, clock, scheduler, webhooks);
  if (shuftiWebhook) {
    webhooks.register(shuftiEndpoint(shuftiWebhook.url, shuftiWebhook.secret, () => shufti.settings.signature));
  }
  const north = new NorthParties(store, webhooks);
  for (const method of northWebhook ? TOLD_METHODS : []) {
    const { url = '', secret = '' } = northWebhook ?? {};
    webhooks.register(northEndpoint(endpointOf(method), `${url}/${method}`, secret, () => north.settings.encrypted));
  }
  return { shufti, north };
}

async function assemble(options: SandboxOptions, opened: Closer[]): Promise<Sandbox> {
  const { host = '127.0.0.1', stripeKey = DEFAULT_STRIPE_KEY, controlToken = newControlToken() } = options;
  const journal = journalFor(options);
  opened.push(() => journal.close());
  const store = await Store.open(journal);
  // What cannot be written within the time a stop may take is lost with a message at the journal's end.
  opened.push(() => Promise.race([store.flush(), wait(LAST_WRITE_MS, undefined, { ref: false })]));

  const { clockDatabaseUrl } = options;
  const offset = clockDatabaseUrl ? await productOffset(clockDatabaseUrl) : ownOffset(store, options.clockOffsetMs);
  opened.push(() => offset.close());
  const clock = await SandboxClock.start(offset);

  const scheduler = new Scheduler(store, clock);
  opened.push(async () => scheduler.stop());
  const faults = new FaultBook(store);
  const inbox = new Inbox(store);
  const authenticator = new Authenticator(store, options.authenticator);
  const webhooks = new WebhookEngine(store, new PolicyBook(store), {
    backoffMs: options.webhookBackoffMs ?? DEFAULT_BACKOFF_MS,
    timeoutMs: options.webhookTimeoutMs ?? WEBHOOK_TIMEOUT_MS,
  });
  opened.push(() => webhooks.close());
  const { stripeWebhook, connectWebhook, shuftiWebhook } = options;
  if (stripeWebhook) webhooks.register(stripeEndpoint('stripe.platform', stripeWebhook.url, stripeWebhook.secret));
  if (connectWebhook) webhooks.register(stripeEndpoint('stripe.connect', connectWebhook.url, connectWebhook.secret));

  const { shufti, north } = identityWorlds({ store, clock, scheduler, webhooks }, options);

  let stripeUrl = '';
  let controlUrl = '';
  const paypal = new PaypalWorld(store, clock, scheduler, webhooks, () => controlUrl);
  openWebhooks(paypal, options.paypalWebhook);
  const mangopay = new MangopayWorld(store, clock, scheduler, webhooks, () => controlUrl);
  const stripe = new StripeWorld(store, clock, scheduler, webhooks, () => options.stripePublicUrl ?? stripeUrl);
  const northEscrow = new NorthEscrow(north, clock, scheduler, () => controlUrl);
  runFunds(northEscrow);
  const plaid = new PlaidWorld(store, clock, scheduler, webhooks, stripe, () => controlUrl);
  const parts: SandboxParts = {
    authenticator,
    store,
    clock,
    scheduler,
    faults,
    webhooks,
    inbox,
    stripe,
    shufti,
    north,
    northEscrow,
    paypal,
    plaid,
    mangopay,
  };

  const stripeApp = createListener();
  opened.push(async () => stripeApp.close());
  registerStripe(stripeApp, stripe, faults, stripeKey);
  const controlApp = createListener();
  opened.push(async () => controlApp.close());
  registerControlApi(controlApp, parts, controlToken);
  registerPages(controlApp, parts, controlToken);
  registerSiteVerify(controlApp, store, faults);
  registerWidgets(controlApp);
  registerDailyFile(controlApp, clock, faults);
  registerIdentityProviders(controlApp, store);
  registerShuftiApi(controlApp, {
    checks: shufti,
    faults,
    secret: shuftiWebhook?.secret ?? SHUFTI_CLIENT.secret,
    pages: () => controlUrl,
  });
  registerShuftiPages(controlApp, shufti);
  registerNorthApi(controlApp, northEscrow, faults);
  registerNorthPages(controlApp, northEscrow);
  registerPaypal(controlApp, paypal, faults);
  registerPlaid(controlApp, plaid, faults);
  registerMangopay(controlApp, mangopay, faults);

  stripeUrl = await listenOn(stripeApp, host, options.stripePort ?? 0);
  controlUrl = await listenOn(controlApp, host, options.port ?? 0);
  const smtp = await startSmtpSink({ host, port: options.smtpPort ?? 0, inbox, store, clock, faults });
  opened.push(() => smtp.close());
  scheduler.afterRun(() => {
    store.flush().catch((error: unknown) => process.stderr.write(`Could not be saved: ${String(error)}\n`));
  });
  scheduler.runDue();
  webhooks.pump();

  return {
    urls: { control: controlUrl, stripe: stripeUrl, smtp: `smtp://${host}:${smtp.port}` },
    controlToken,
    close: () => closeAll(opened),
  };
}
