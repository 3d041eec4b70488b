import 'reflect-metadata';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortRange } from '@cairn/tooling';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../app.module.js';
import { readConfig, type Config } from '../kernel/config/config.js';
import { migrate } from '../kernel/database/migrate.js';
import { pause } from '../kernel/process/outage.js';
import { survive } from '../kernel/process/survive.js';
import { LedgerVerifier } from '../modules/ledger/index.js';
import { Bank } from './chaos-bank.js';
import { compare } from './chaos-books.js';
import { Calls } from './chaos-calls.js';
import { environmentsOf } from './chaos-environments.js';
import { Escrow } from './chaos-escrow.js';
import { compareEscrow } from './chaos-escrow-books.js';
import { Product, VICTIMS } from './chaos-product.js';
import { compareRails } from './chaos-rail-books.js';
import { SecondWallets } from './chaos-second-wallets.js';
import { settle } from './chaos-settling.js';
import { Traffic } from './chaos-traffic.js';
import { faultsOf } from './chaos-verdict.js';
import { CAMPAIGNS, fill, linkAccount, prepare, signIn } from './chaos-world.js';

/** Kills under traffic, and while one campaign is closed and another refunded. */
const CYCLES = Number(process.env['CHAOS_CYCLES'] ?? 52);
const CLOSING_CYCLES = Number(process.env['CHAOS_CLOSING_CYCLES'] ?? 16);
/** So many of the investors have a second wallet. */
const SECOND_WALLETS = 4;
const DAY = 86_400_000;
/** So many more kills at most, with time between them, until each way was taken: chance alone must not decide it. */
const MORE_CYCLES = 16;
const CALM: [number, number] = [10_000, 15_000];

interface Shooting {
  product: Product;
  calls: Calls;
  cycles: number;
  wait: [number, number];
  told: () => string;
  /** Ends it before its last cycle. */
  isEnough?: () => boolean;
}

async function shootFor({ product, calls, cycles, wait, told, isEnough = () => false }: Shooting): Promise<void> {
  for (let cycle = 1; cycle <= cycles && !isEnough(); cycle++) {
    // However slow the machine is, there is traffic between kills; every fourth hits what is still starting.
    if (cycle % 4 !== 0) await calls.untilReady();
    await pause(randomInt(...wait));
    const victim = VICTIMS[cycle % VICTIMS.length] ?? 'api';
    await product.shoot(victim);
    if (cycle % 4 === 0) console.log(`kill ${cycle}: ${told()}`);
  }
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count}`).join(' · ');

async function verify(config: Config): Promise<string[]> {
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: false,
  });
  const violations = await app.get(LedgerVerifier).verify();
  await app.close();
  return violations.map(
    ({ invariant, claim, details }) => `${invariant} does not hold: ${claim} (${details.join(', ')})`,
  );
}

async function main(): Promise<number> {
  // A connection of this process that is closing while the database is killed must not end the run.
  survive({ warn: (line) => console.log(`  ${line}`), error: (line) => console.error(line) });
  const home = mkdtempSync(join(tmpdir(), 'cairn-chaos-'));
  chmodSync(home, 0o755);
  const first = await freePortRange(5);
  const environments = environmentsOf(home, first + 4, first);
  const product = new Product(home, first + 4, environments);
  await product.startDatabase();
  const config = readConfig(environments.api);
  await migrate(config);
  await fill(product.ownerUrl);
  const world = await signIn(config);
  product.startAll();
  const calls = new Calls(`http://127.0.0.1:${first}`, {
    control: `http://127.0.0.1:${first + 1}`,
    stripe: `http://127.0.0.1:${first + 2}`,
    token: environments.sandbox.SANDBOX_CONTROL_TOKEN,
  });
  await prepare(calls, world, product.ownerUrl);
  const bank = new Bank(calls, world);
  await bank.open();
  const secondWallets = new SecondWallets(calls, world.investors.slice(0, SECOND_WALLETS));
  await secondWallets.open();
  const escrow = new Escrow(calls, world.escrowed);
  await escrow.open();
  await linkAccount(calls, world);
  await product.asOwner((client) => client.query(`update second_wallet_account set usable_at = created_at`));

  const traffic = new Traffic(calls, world, { bank, secondWallets, escrow });
  traffic.start();
  const told = (): string => listed(traffic.done);
  await shootFor({ product, calls, cycles: CYCLES, wait: [2_000, 4_500], told });
  const isEnough = (): boolean => traffic.neverDone().length === 0;
  if (!isEnough()) console.log(`More kills, until these have happened: ${traffic.neverDone().join(', ')}`);
  await shootFor({ product, calls, cycles: MORE_CYCLES, wait: CALM, told, isEnough });
  await traffic.stop();
  // What was transferred is on a file before its payments run out.
  await traffic.importBank();
  console.log(`Traffic: ${listed(traffic.done)}`);

  // One campaign closes and another is refunded, both during kills.
  await calls.control('POST', '/clock', { advanceMs: 61 * DAY });
  await shootFor({ product, calls, cycles: CLOSING_CYCLES, wait: [500, 1_500], told: () => 'closing and giving back' });

  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  const left = await settle(client, calls, CAMPAIGNS.failing);
  const { rows: investments } = await client.query<{ id: string; key: string }>(
    'select id, idempotency_key as key from investment where campaign_id = any($1)',
    [[CAMPAIGNS.failing, CAMPAIGNS.succeeding]],
  );
  const violations = [
    ...faultsOf({ investments, left }, traffic.investments),
    ...traffic.neverDone().map((what) => `Nothing is proved: no ${what}`),
    ...(await compare(client, calls)),
    ...(await compareRails(client, calls, bank)),
    ...(await compareEscrow(client, escrow)),
    ...(await verify(config)),
    ...calls.told.faults().map((told) => `Callers were told: ${told}`),
    ...product.ownEnds.map(({ name, how }) => `The ${name} ended by itself (${how})`),
  ];
  await client.end();
  await product.stop();
  if (violations.length === 0) rmSync(home, { recursive: true, force: true });
  console.log(`Callers were told: ${listed(calls.told.counts)}`);
  const shots = Object.values(product.killed).reduce((sum, count) => sum + count, 0);
  console.log(`Killed ${shots} times: ${listed(new Map(Object.entries(product.killed)))}.`);
  console.log(
    `Investments: asked ${traffic.investments.asked.size}, acknowledged ${traffic.investments.acknowledged.size}.`,
  );
  for (const violation of violations) console.error(violation);
  console.log(
    violations.length === 0
      ? 'Nothing acknowledged is lost, nothing is doubled; ledger, tables and provider agree to the cent.'
      : `${violations.length} claims do not hold; the data is in ${home}.`,
  );
  return violations.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
