import { freePort } from '@cairn/tooling';
import { startSandbox } from '@cairn/sandbox';
import { Clock } from '../kernel/clock/clock.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { cloneDatabase } from './test-database.js';
import { readStatements, runDue, startTestApp, type TestApp } from './test-app.js';

export interface TestWorld extends TestApp {
  /** The address of the sandbox's Stripe API. */
  stripeUrl: string;
  /** A command of the sandbox's control API. */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
  /** Pays a Checkout session with a test card, as its page would. */
  payByCard(sessionId: string, card?: string): Promise<void>;
  /** Agrees to pay an order of PayPal, as its page would. */
  /** @param payer whose account it is; the sandbox's own payer unless given */
  approveAtPaypal(
    orderId: string,
    by?: 'balance' | 'bank' | 'declined_card',
    payer?: { name: string; email: string },
  ): Promise<void>;
  /** Brings the platform money from its bank, which covers refunds beyond what charges left after fees. */
  topUp(amount: number, currency?: string): Promise<void>;
  /** Gives every charge its balance transaction now; otherwise it comes five minutes of business time later. */
  bookCharges(): Promise<void>;
  /** Lets every webhook arrive and every event be acted on. */
  settle(): Promise<void>;
  /** Reads every provider's own records once, and matches them; with the option `statements`, time does. */
  readRecords(): Promise<void>;
  /** Moves business time on both sides, and runs what has become due. */
  travel(milliseconds: number): Promise<void>;
}

/** The key of North Capital's messages, which is no secret here. */
const NORTH_WEBHOOK_KEY = '5a'.repeat(32);

/** The id of PayPal's webhook, which takes part in its signatures. */
const PAYPAL_WEBHOOK_ID = '7CAIRNTESTWEBHOOK';

/**
 * The product listening on a port, with the outside world beside it: Stripe's wire, its webhooks and mail are real.
 * @param options `statements`: the providers' own records are read whenever business time moves
 */
export async function startTestWorld(
  overrides: Record<string, string> = {},
  options: { statements?: boolean } = {},
): Promise<TestWorld> {
  const database = await cloneDatabase();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api/v1.1/webhooks`;
  const sandbox = await startSandbox({
    port: 0,
    stripePort: 0,
    smtpPort: 0,
    clockDatabaseUrl: database.url,
    stripeWebhook: { url: `${base}/stripe`, secret: 'whsec_sandbox_platform' },
    connectWebhook: { url: `${base}/stripe-connect`, secret: 'whsec_sandbox_connect' },
    northWebhook: { url: `${base}/north`, secret: NORTH_WEBHOOK_KEY },
    paypalWebhook: { url: `${base}/paypal`, webhookId: PAYPAL_WEBHOOK_ID },
    shuftiWebhook: { url: `${base}/shufti`, secret: 'shufti-sandbox-secret' },
    webhookBackoffMs: [20, 20, 20, 20],
  });
  const { control: outside } = sandbox.urls;
  const t = await startTestApp(
    {
      STRIPE_URL: sandbox.urls.stripe,
      NORTH_URL: `${outside}/north/tapiv3/index.php/v3`,
      NORTH_CLIENT_ID: 'north-sandbox-client',
      NORTH_API_KEY: 'north-sandbox-key',
      NORTH_WEBHOOK_KEY,
      NORTH_OFFERINGS: '*=1001',
      PAYPAL_URL: `${outside}/paypal`,
      PAYPAL_CLIENT_ID: 'paypal-sandbox-client',
      PAYPAL_SECRET: 'paypal-sandbox-secret',
      PAYPAL_WEBHOOK_ID,
      PLAID_URL: `${outside}/plaid`,
      PLAID_CLIENT_ID: 'plaid-sandbox-client',
      PLAID_SECRET: 'plaid-sandbox-secret',
      PLAID_WEBHOOK_URL: `${base}/plaid`,
      MANGOPAY_URL: `${outside}/mangopay`,
      MANGOPAY_CLIENT_ID: 'mangopay-sandbox-client',
      MANGOPAY_API_KEY: 'mangopay-sandbox-key',
      MANGOPAY_HOOK_URL: `http://127.0.0.1:${port}`,
      SHUFTI_URL: `${outside}/shufti`,
      SHUFTI_CLIENT_ID: 'shufti-sandbox-client',
      SHUFTI_SECRET: 'shufti-sandbox-secret',
      SMTP_URL: sandbox.urls.smtp,
      ECB_URL: outside,
      RECAPTCHA_URL: outside,
      HCAPTCHA_URL: outside,
      TURNSTILE_URL: outside,
      ...Object.fromEntries(
        ['GOOGLE', 'LINKEDIN', 'FACEBOOK'].flatMap((name) => [
          [`${name}_CLIENT_ID`, 'cairn-sandbox-client'],
          [`${name}_CLIENT_SECRET`, 'identity-sandbox-secret'],
        ]),
      ),
      GOOGLE_ISSUER: `${outside}/identity/google`,
      LINKEDIN_ISSUER: `${outside}/identity/linkedin`,
      FACEBOOK_DIALOG_URL: `${outside}/identity/facebook/authorize`,
      FACEBOOK_GRAPH_URL: `${outside}/identity/facebook`,
      ...overrides,
    },
    { database },
  );
  await t.app.listen(port, '127.0.0.1');
  if (options.statements) readStatements(t.app);

  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${sandbox.urls.control}/_control${path}`, {
      method,
      headers: { authorization: `Bearer ${sandbox.controlToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  const settle = async (): Promise<void> => {
    do await control('POST', '/webhooks/flush', {});
    while ((await t.drain()) > 0);
  };
  return {
    ...t,
    stripeUrl: sandbox.urls.stripe,
    control,
    settle,
    async payByCard(sessionId, card) {
      await control('POST', `/stripe/checkout/${sessionId}/pay`, card === undefined ? {} : { card });
    },
    async approveAtPaypal(orderId, by = 'balance', payer) {
      await control('POST', `/paypal/orders/${orderId}/approve`, { by, ...payer });
    },
    async topUp(amount, currency = 'usd') {
      await control('POST', '/stripe/topups', { amount, currency });
    },
    async bookCharges() {
      await control('POST', '/stripe/charges/settle', {});
    },
    async readRecords() {
      // A run passes one span of time, be there anything in it or not.
      for (let spans = 0; spans < 3; spans += 1) await t.get(Sweeps).run('payments.statement_import');
      await runDue(t.app);
      await settle();
    },
    async travel(milliseconds) {
      await control('POST', '/clock', { advanceMs: milliseconds });
      await t.get(Clock).refresh();
      await runDue(t.app);
      await settle();
    },
    async close() {
      await sandbox.close();
      await t.close();
    },
  };
}
