import 'reflect-metadata';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cairn/tooling';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../app.module.js';
import { Sessions } from '../kernel/auth/sessions.js';
import { Tokens } from '../kernel/auth/tokens.js';
import { readConfig } from '../kernel/config/config.js';
import { newId } from '../kernel/crypto/ids.js';
import { Database } from '../kernel/database/in-tx.js';
import { migrate } from '../kernel/database/migrate.js';
import { LedgerVerifier } from '../modules/ledger/index.js';
import { pause, Product } from './chaos-product.js';
import { faultsOf } from './chaos-verdict.js';
import { fillCampaigns, fillPeople, HOT_CAMPAIGN, INVESTORS, investorId } from './data.js';

const CYCLES = 30;
const RETURN_CYCLES = 10;
const CLIENTS = 8;
const WALLET = 100_000_000n;

/** One investor's command, asked again with the same key until it is answered. */
async function command(url: string, token: string, key: string, stopped: () => boolean): Promise<string | null> {
  while (!stopped()) {
    try {
      const answer = await fetch(`${url}/api/v1.1/process-investment/${HOT_CAMPAIGN}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ amount: 100, paymentType: 'wallet' }),
        signal: AbortSignal.timeout(8_000),
      });
      if (answer.status === 201) return ((await answer.json()) as { data: { data: { id: string } } }).data.data.id;
    } catch {
      // No answer: it may have happened or not. The same key asks again.
    }
    await pause(50);
  }
  return null;
}

async function main(): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'cairn-chaos-'));
  chmodSync(home, 0o755);
  const [databasePort, port] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://cairn:chaos@127.0.0.1:${databasePort}/postgres`,
    FILES_URL: `file:${join(home, 'files')}`,
    APP_SECRET: `chaos-sandbox-${randomBytes(24).toString('hex')}`,
    DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_KEY: 'sk_sandbox_cairn',
    STRIPE_URL: 'http://127.0.0.1:1',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_platform',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_sandbox_connect',
    RATE_LIMIT_FACTOR: '1000000',
    SERVE_SITES: 'no',
    LOG_LEVEL: 'error',
  };
  const product = new Product(home, databasePort, env);
  await product.startDatabase();
  const config = readConfig(env);
  await migrate(config);
  const setUp = new pg.Client({ connectionString: product.ownerUrl });
  await setUp.connect();
  await fillPeople(setUp);
  await fillCampaigns(setUp, 1, 1);
  // Fixed, with a goal out of reach: in the end everything has to be back where it came from.
  await setUp.query(`update campaign set raise_mode = 'fixed' where id = $1`, [HOT_CAMPAIGN]);
  await setUp.end();
  const tokens = await sessionsFor(config);
  product.start('api');
  product.start('worker');

  const acknowledged = new Map<string, string>();
  const asked = new Set<string>();
  let ending = false;
  const url = `http://127.0.0.1:${port}`;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!ending) {
      const key = newId();
      asked.add(key);
      const id = await command(url, tokens[randomInt(tokens.length)] ?? '', key, () => ending);
      if (id !== null) acknowledged.set(key, id);
    }
  });
  for (let cycle = 1; cycle <= CYCLES; cycle++) {
    await pause(randomInt(1_500, 3_500));
    const victim = (['api', 'worker', 'postgres'] as const)[cycle % 3] ?? 'api';
    await product.shoot(victim);
    product.supervise();
    console.log(`cycle ${cycle}: ${victim} killed, ${acknowledged.size} investments acknowledged`);
  }
  ending = true;
  await Promise.all(clients);

  const owner = new pg.Client({ connectionString: product.ownerUrl });
  await owner.connect();
  owner.on('error', () => undefined); // it is cut whenever the database is shot; a fresh one looks at the end
  await owner.query('select kernel.advance_clock($1)', [70 * 86_400_000]);
  await owner.end();
  for (let cycle = 1; cycle <= RETURN_CYCLES; cycle++) {
    await pause(randomInt(500, 1_500));
    await product.shoot(cycle % 2 === 0 ? 'worker' : 'postgres');
    product.supervise();
  }
  const violations = await settleAndVerify(product, config, acknowledged, asked);
  await product.stop();
  rmSync(home, { recursive: true, force: true });
  const { api, worker, postgres } = product.killed;
  console.log(
    `Killed: API ${api}, worker ${worker}, PostgreSQL ${postgres}. Asked ${asked.size}, acknowledged ${acknowledged.size}.`,
  );
  for (const violation of violations) console.error(violation);
  console.log(
    violations.length === 0
      ? 'Nothing acknowledged is lost, nothing is doubled, every invariant holds.'
      : `${violations.length} claims do not hold.`,
  );
  return violations.length === 0 ? 0 : 1;
}

async function sessionsFor(config: ReturnType<typeof readConfig>): Promise<string[]> {
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: false,
  });
  const tokens: string[] = [];
  for (let n = 1; n <= INVESTORS; n += 20) {
    const { sessionId, expiresAt } = await app
      .get(Database)
      .inTx((tx) => app.get(Sessions).open(tx, investorId(n), 'web', { ip: null, userAgent: null }));
    tokens.push(app.get(Tokens).forSession(sessionId, 'web', expiresAt));
  }
  await app.close();
  return tokens;
}

/** Waits until the worker has given everything back, at most a minute and a half, and then looks. */
async function settleAndVerify(
  product: Product,
  config: ReturnType<typeof readConfig>,
  acknowledged: Map<string, string>,
  asked: Set<string>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  for (const until = Date.now() + 90_000; Date.now() < until;) {
    product.supervise();
    const { rows } = await client.query(`select 1 from investment where state <> 'refunded' limit 1`);
    if (rows.length === 0) break;
    await pause(500);
  }
  const { rows: investments } = await client.query<{ id: string; key: string; state: string }>(
    'select id, idempotency_key as key, state from investment',
  );
  const { rows: wallets } = await client.query<{ balance: string }>(
    `select (cr - dr)::text as balance from ledger.account_balance where group_code = 'L:wallet'`,
  );
  const faults = faultsOf(
    { investments, wallets: wallets.map(({ balance }) => BigInt(balance)) },
    { asked, acknowledged, investors: INVESTORS, wallet: WALLET },
  );
  await client.end();
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: false,
  });
  const violations = await app.get(LedgerVerifier).verify();
  await app.close();
  return [
    ...faults,
    ...violations.map(
      ({ invariant, claim, details }) => `${invariant} does not hold: ${claim} (${details.join(', ')})`,
    ),
  ];
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
