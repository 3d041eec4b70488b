import { mkdtemp, rm, readFile, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, optionsFromEnvironment } from './options.js';
import { startSandbox } from './sandbox.js';
import { DAY, Harness } from './testing/harness.js';

describe('the sandbox as a whole', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('restores everything after a restart', async () => {
    const stateFile = join(folder, 'state', 'sandbox.jsonl');
    const before = await Harness.start({ stateFile });
    const paid = await before.paid(100_000);
    const open = await before.session();
    await before.control('POST', '/webhooks/policies', { policy: 'delay', delayMs: 3_600_000, type: 'refund.created' });
    const refund = await before.stripe.refunds.create(
      { payment_intent: paid.payment_intent },
      { idempotencyKey: 'once' },
    );
    await before.advance(3_600_000);
    await before.close();
    // A write that the end of the process cut off.
    await appendFile(stateFile, '{"collection":"mail","id":"half');

    const after = await Harness.start({ stateFile });
    expect(await after.stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({ payment_status: 'paid' });
    const again = await after.stripe.refunds.create(
      { payment_intent: paid.payment_intent },
      { idempotencyKey: 'once' },
    );
    expect(again.id).toBe(refund.id);
    expect(await after.control<{ offsetMs: number }>('GET', '/clock')).toMatchObject({ offsetMs: 3_600_000 });
    await after.flush();
    expect(after.platform.types()).toContain('refund.created');
    await after.advance(DAY);
    expect((await after.stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');
    await after.requireConservation();
    await after.close();
  });

  it('compacts its file when it starts', async () => {
    const stateFile = join(folder, 'sandbox.jsonl');
    const before = await Harness.start({ stateFile });
    const session = await before.session();
    for (const n of [1, 2, 3]) await before.stripe.checkout.sessions.update(session.id, { metadata: { n } });
    await before.close();
    const lines = async (): Promise<number> => (await readFile(stateFile, 'utf8')).split('\n').length;
    const long = await lines();
    await (await Harness.start({ stateFile })).close();
    expect(await lines()).toBeLessThan(long);
  });

  it('refuses a file that is not its own', async () => {
    const stateFile = join(folder, 'other.txt');
    await appendFile(stateFile, '{"some":"thing"}\n');
    await expect(startSandbox({ stateFile })).rejects.toThrow('line 1 is not a sandbox document');
  });

  it('runs twice in one process without the two meeting', async () => {
    const [one, other] = await Promise.all([Harness.start(), Harness.start()]);
    const session = await one.session();
    await expect(other.stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({ statusCode: 404 });
    await Promise.all([one.close(), other.close()]);
  });

  it('guards its control API', async () => {
    const world = await Harness.start();
    const url = `${world.sandbox.urls.control}/_control/clock`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    expect((await world.controlRaw('GET', '/clock')).status).toBe(200);
    await world.close();
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'does not run with NODE_ENV=production'],
    [{ SANDBOX_STRIPE_KEY: 'sk_live_x' }, 'does not take a live key'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT must be a port'],
    [{ SANDBOX_STRIPE_WEBHOOK_URL: 'nowhere' }, 'SANDBOX_STRIPE_WEBHOOK_URL is not a URL'],
    [{ SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1/x' }, 'SANDBOX_STRIPE_WEBHOOK_SECRET is missing'],
    [{ SANDBOX_PAYPAL_WEBHOOK_URL: 'http://127.0.0.1/x' }, 'SANDBOX_PAYPAL_WEBHOOK_ID is missing'],
    [{ SANDBOX_AUTHENTICATOR: 'x' }, 'SANDBOX_AUTHENTICATOR needs label=SECRET'],
    [{ SANDBOX_DATABASE_URL: 'postgres://x/y', SANDBOX_STATE_FILE: 'z' }, 'not both'],
  ])('does not start with %j', (env, message) => {
    expect(() => optionsFromEnvironment(env)).toThrow(ConfigurationError);
    expect(() => optionsFromEnvironment(env)).toThrow(message);
  });

  it('reads its environment', () => {
    expect(
      optionsFromEnvironment({
        SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
        SANDBOX_STRIPE_WEBHOOK_SECRET: 'whsec_1',
        SANDBOX_PAYPAL_WEBHOOK_URL: 'http://127.0.0.1:3000/paypal',
        SANDBOX_PAYPAL_WEBHOOK_ID: 'HOOK1',
        SANDBOX_AUTHENTICATOR: 'admin=GEZDGNBVGY3TQOJQ, ines=GEZDGNBV',
      }),
    ).toMatchObject({
      host: '127.0.0.1',
      port: 4001,
      stripePort: 4002,
      smtpPort: 4003,
      stripeWebhook: { url: 'http://127.0.0.1:3000/hook', secret: 'whsec_1' },
      paypalWebhook: { url: 'http://127.0.0.1:3000/paypal', webhookId: 'HOOK1' },
      authenticator: { admin: 'GEZDGNBVGY3TQOJQ', ines: 'GEZDGNBV' },
    });
  });
});
