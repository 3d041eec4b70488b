import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startCluster, type Cluster } from '@cairn/tooling';
import { fileJournal } from './core/file-journal.js';
import { sqlJournal } from './core/sql-journal.js';
import { Store } from './core/store.js';
import { Harness } from './testing/harness.js';

interface Row<T> {
  readonly body: T;
}

describe('M-12 what the sandbox survives', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    // PostgreSQL runs as an account of its own where tests run as root.
    await chmod(folder, 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('M-12 keeps a payment whole or not at all, wherever its write was cut off', async () => {
    const stateFile = join(folder, 'sandbox.jsonl');
    const world = await Harness.start({ stateFile });
    const session = await world.session();
    const before = (await readFile(stateFile)).length;
    await world.control('POST', `/stripe/checkout/${session.id}/pay`, {});
    await world.close();
    const written = await readFile(stateFile);
    const found = { whole: 0, nothing: 0 };
    for (let cut = before; cut <= written.length; cut += 1499) {
      const path = join(folder, `cut-${cut}.jsonl`);
      await writeFile(path, written.subarray(0, cut));
      const journal = fileJournal(path);
      const store = await Store.open(journal);
      const charges = store.collection<Row<{ payment_intent: string }>>('stripe_charge').all();
      const intents = store.collection<Row<{ id: string; status: string }>>('stripe_payment_intent');
      const paid = charges.map(({ body }) => intents.get(body.payment_intent)?.body.status);
      expect([[], ['succeeded']]).toContainEqual(paid);
      found[paid.length === 0 ? 'nothing' : 'whole'] += 1;
      await journal.close();
    }
    expect(found.nothing).toBeGreaterThan(0);
    expect(found.whole).toBeGreaterThan(0);
  });

  describe('on PostgreSQL', () => {
    let port: number;
    let cluster: Cluster | undefined;
    // Durable: without it a kill may take back what was committed a moment before.
    const start = async (): Promise<Cluster> =>
      (cluster = await startCluster({ dataFolder: join(folder, 'data'), port, password: 'test', durable: true }));
    beforeEach(async () => {
      port = await freePort();
    });
    afterEach(() => cluster?.stop());

    it('M-12 waits for its database at the start, and goes on when it dies in flight', async () => {
      await (await start()).stop();
      const databaseUrl = cluster?.url('postgres') ?? '';
      const starting = Harness.start({ databaseUrl });
      await start();
      const world = await starting;
      const paid = await world.paid();

      cluster?.kill();
      await cluster?.ended;
      const refund = world.stripe.refunds.create({ payment_intent: paid.payment_intent, amount: 100 });
      await start();
      expect((await refund).amount).toBe(100);
      await world.requireConservation();
      await world.close();

      const again = await Harness.start({ databaseUrl });
      expect((await again.stripe.refunds.list({ payment_intent: paid.payment_intent })).data).toHaveLength(1);
      await again.close();
    }, 60_000);

    it('M-12 reads only after the previous sandbox has written its last change', async () => {
      const databaseUrl = (await start()).url('postgres');
      const [first, second] = [sqlJournal(databaseUrl), sqlJournal(databaseUrl)];
      await first.load();
      const loading = second.load();
      await first.append([{ collection: 'c', id: '1', json: '{}' }]);
      await first.close();
      expect(await loading).toEqual([{ collection: 'c', id: '1', json: '{}' }]);
      await second.close();
    }, 60_000);
  });

  it('M-12 charges an intent once, however often the process is killed while it is paid', async () => {
    const script = join(__dirname, '..', 'dist', 'main.js');
    if (!existsSync(script)) throw new Error('Build the sandbox first: its process is killed here');
    const ports = [await freePort(), await freePort(), await freePort()];
    const [control, stripe] = ports;
    const environment = {
      SANDBOX_PORT: String(control),
      SANDBOX_STRIPE_PORT: String(stripe),
      SANDBOX_SMTP_PORT: String(ports[2]),
      SANDBOX_STATE_FILE: join(folder, 'sandbox.jsonl'),
      SANDBOX_CONTROL_TOKEN: 'token',
    };
    const begin = async (): Promise<ChildProcess> => {
      const child = fork(script, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      await once(child.stdout ?? child, 'data');
      return child;
    };
    const call = (url: string, token: string, body?: string): Promise<Response> =>
      fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body === undefined ? {} : { body }),
      });
    const api = (path: string, body?: string): Promise<Response> =>
      call(`http://127.0.0.1:${stripe}/v1${path}`, 'sk_sandbox_cairn', body);
    const item = 'line_items[0][quantity]=1&line_items[0][price_data][currency]=usd';
    const price = 'line_items[0][price_data][unit_amount]=5000&line_items[0][price_data][product_data][name]=Notes';

    let child = await begin();
    for (let round = 0; round < 4; round += 1) {
      const opened = await api('/checkout/sessions', `mode=payment&success_url=http://127.0.0.1:9/&${item}&${price}`);
      const { id } = (await opened.json()) as { id: string };
      const pay = (): Promise<unknown> =>
        fetch(`http://127.0.0.1:${control}/_control/stripe/checkout/${id}/pay`, {
          method: 'POST',
          headers: { authorization: 'Bearer token' },
        }).catch(() => 'killed');
      const paying = [pay(), pay(), pay()];
      // Each round lets one more of the three calls be answered before the kill.
      await Promise.all(paying.slice(0, round));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await Promise.all(paying);
      child = await begin();
      await pay();
      const session = (await (await api(`/checkout/sessions/${id}`)).json()) as { payment_intent: string };
      const charges = (await (await api(`/charges?payment_intent=${session.payment_intent}`)).json()) as {
        data: { status: string }[];
      };
      expect(charges.data.map(({ status }) => status)).toEqual(['succeeded']);
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
  }, 60_000);
});
