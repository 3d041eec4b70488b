import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../app.module.js';
import { readConfig } from '../kernel/config/config.js';
import { API_FOLDER } from '../kernel/config/folders.js';
import { migrate } from '../kernel/database/migrate.js';
import { Database } from '../kernel/database/in-tx.js';
import { LedgerReports, Sealer } from '../modules/ledger/index.js';
import { InvestmentReadsRepository } from '../modules/investments/record/investment-reads.repository.js';
import { PortfolioRepository } from '../modules/portfolio/portfolio.repository.js';
import type { Identity } from '../kernel/http/request.js';
import { PayoutReadsRepository } from '../modules/payouts/payout-reads.repository.js';
import { WalletReadsRepository } from '../modules/wallet/balance/wallet-reads.repository.js';
import { WithdrawalsRepository } from '../modules/wallet/withdrawals/withdrawals.repository.js';
import { openBenchHome } from './bench-home.js';
import { fillCampaigns, fillPeople, investorId } from './data.js';
import { writeLargeReport, type LargeFigure } from './report-file.js';
import { growBooks, scalePerson } from './large-data.js';

const SMALL = 10_000;
const LARGE = 2_000_000;
const CAMPAIGNS = 100;
const ROUNDS = 25;

const ADMIN: Identity = {
  sessionId: investorId(1),
  userId: investorId(1),
  kind: 'admin',
  email: 'admin@example.org',
  userType: 'both',
  adminRole: 'finance',
  language: 'en',
  expiresAt: new Date(8_640_000_000_000_000),
  steppedUpAt: null,
  viewerId: null,
  isClosing: false,
  ip: null,
  userAgent: null,
};

type Read = [name: string, call: () => Promise<unknown>];

const milliseconds = async (call: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
};

/** The median of interleaved calls, so that all of them run under the same conditions. */
async function medians(reads: readonly Read[]): Promise<Map<string, number>> {
  const taken = new Map<string, number[]>(reads.map(([name]) => [name, []]));
  for (let round = -3; round < ROUNDS; round++) {
    for (const [name, call] of reads) {
      const took = await milliseconds(call);
      if (round >= 0) taken.get(name)?.push(took);
    }
  }
  return new Map([...taken].map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0]));
}

function readsOf(app: INestApplicationContext): Read[] {
  const wallet = app.get(WalletReadsRepository);
  const withdrawals = app.get(WithdrawalsRepository);
  const ledger = app.get(LedgerReports);
  const investments = app.get(InvestmentReadsRepository);
  const payouts = app.get(PayoutReadsRepository);
  const ordinary = scalePerson(2);
  return [
    ['Statement of a wallet of 12 lines', () => wallet.transactions(ordinary, {})],
    ['Statement of a fuller wallet', () => wallet.transactions(scalePerson(1), {})],
    ['Transactions of a kind', () => ledger.transactions({ kind: 'investment_wallet' })],
    ['Transactions of a rare kind', () => ledger.transactions({ kind: 'top_up' })],
    ['Transactions of a source', () => ledger.transactions({ q: `00000000-0000-7000-c000-${'5'.padStart(12, '0')}` })],
    ['Transactions of an account', () => ledger.transactions({ q: `L:wallet:${ordinary}` })],
    ['Accounts by code', () => ledger.accounts({ q: `L:wallet:${ordinary}` })],
    ['Trial balance', () => ledger.trialBalance()],
    ['Investments in the console', () => investments.forAdmins({})],
    ['Investments of a state in the console', () => investments.forAdmins({ state: 'received' })],
    ['Investments of a person in the console', () => investments.forAdmins({ q: 's2@example.org' })],
    ['Payouts in the console', () => payouts.forAdmins(ADMIN, {})],
    ['Withdrawals in the console', () => withdrawals.forAdmins(ADMIN, {})],
    ['Portfolio', () => app.get(PortfolioRepository).list(ordinary, {})],
    ['Seal with nothing to do', () => app.get(Sealer).seal()],
  ];
}

/** The whole verification as its operator runs it: seconds, and the most memory of the process in MB. */
async function verify(env: Record<string, string>): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(API_FOLDER, 'dist/bundle/cli.js'), 'ledger', 'verify'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let most = 0;
  const watch = setInterval(() => {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
    most = Math.max(most, Number(peak?.[1] ?? 0));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(() =>
    clearInterval(watch),
  );
  if (code !== 0) throw new Error('The verification of the benchmark’s ledger failed');
  return { seconds: (performance.now() - begun) / 1000, megabytes: most / 1024 };
}

async function main(): Promise<number> {
  const { cluster, env, folder } = await openBenchHome('large', { max_wal_size: '4GB' });
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  try {
    await migrate(readConfig(env));
    await client.connect();
    await fillPeople(client);
    await fillCampaigns(client, 1, CAMPAIGNS);
    await client.query(`update campaign set max_offering = 4000000000000 where id is not null`);
    const app = await NestFactory.createApplicationContext(AppModule.forProcess(readConfig(env), 'cairn_worker'), {
      logger: ['error'],
    });
    const grown = await growBooks(client, { people: 0, investments: 0 }, SMALL, 28, CAMPAIGNS);
    await verify(env);
    const small = await medians(readsOf(app));
    console.log(`${SMALL} lines measured, for ${investorId(1)} and others`);
    const begun = performance.now();
    await growBooks(client, grown, LARGE, 188, CAMPAIGNS);
    console.log(`${LARGE} lines after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const verified = await verify(env);
    const large = await medians(readsOf(app));
    const [count] = await app.get(Database).query<{ lines: string }>('select count(*) as lines from ledger.line');
    await app.close();
    return writeLargeReport(Number(count?.lines), figures(small, large, verified)) ? 0 : 1;
  } finally {
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Below a millisecond the clock and the pool matter more than the size of the ledger. */
const LEAST = 1;

function figures(
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
  verified: { seconds: number; megabytes: number },
): LargeFigure[] {
  const reads = [...small].map(([name, before]): LargeFigure => {
    const after = large.get(name) ?? 0;
    const ratio = Math.max(after, LEAST) / Math.max(before, LEAST);
    const isSeal = name.startsWith('Seal');
    return {
      name,
      small: `${before.toFixed(1)} ms`,
      large: `${after.toFixed(1)} ms`,
      target: isSeal ? 'below 5 ms' : 'at most 2 times',
      met: isSeal ? after < 5 : ratio <= 2,
    };
  });
  const { seconds, megabytes } = verified;
  return [
    ...reads,
    {
      name: 'Whole verification',
      small: '',
      large: `${seconds.toFixed(0)} s`,
      target: 'at most 60 s',
      met: seconds <= 60,
    },
    {
      name: 'Its memory',
      small: '',
      large: `${megabytes.toFixed(0)} MB`,
      target: 'at most 200 MB',
      met: megabytes <= 200,
    },
  ];
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
