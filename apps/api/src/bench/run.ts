import { rmSync } from 'node:fs';
import pg from 'pg';
import { readConfig } from '../kernel/config/config.js';
import { migrate } from '../kernel/database/migrate.js';
import { openBenchHome } from './bench-home.js';
import { fillAdmin, fillCampaigns, fillLedger, fillNotifications, fillPeople } from './data.js';
import { Drafts } from './drafts.js';
import { bankFigures } from './bank/bank-figures.js';
import { agreementFigures } from './agreement-figures.js';
import { deskFigures } from './desk-figures.js';
import { pageFigures } from './page-figures.js';
import { checkoutFigures } from './checkout/checkout-figures.js';
import { intakeFigures } from './intake/intake-figures.js';
import { atLeast, atMost, type Figure } from './figure.js';
import { investFigures, investRates, readsWhileInvesting, type InvestBench } from './invest-figures.js';
import { interleave, rateOf } from './measure.js';
import { planFigures } from './plan-figures.js';
import { startApi } from './processes.js';
import { memoryFigures, readFigures } from './read-figures.js';
import { BROWSE, BenchWorld, DETAIL } from './world.js';

type Say = (line: string) => void;

/** Parts that can be measured alone, beside `invest`, which needs more. */
const ALONE: Readonly<Record<string, (bench: InvestBench) => Promise<Figure[]>>> = {
  desk: deskFigures,
  page: pageFigures,
  agreements: agreementFigures,
  bank: bankFigures,
  intake: intakeFigures,
  checkout: checkoutFigures,
};
const MOST_MEGABYTES = 300;

/** Answers a second of the two lists that visitors open, from the database. */
async function publicReads(env: Record<string, string>): Promise<{ list: number; detail: number }> {
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  try {
    const [list = 0, detail = 0] = await interleave([
      () => rateOf({ url: `${api.url}${BROWSE}`, body: {} }),
      () => rateOf({ url: `${api.url}${DETAIL}` }),
    ]);
    return { list, detail };
  } finally {
    await api.stop();
  }
}

/**
 * All figures but those of pages, on a durable cluster of their own.
 * @param part measured alone: `desk`, `page`, `agreements`, `bank`, `intake`, `checkout` or `invest`; all of them without it
 */
export async function runBenchmarks(say: Say, part?: string): Promise<Figure[]> {
  const { cluster, folder, env: home } = await openBenchHome('bench', {});
  const env = { ...home, DATABASE_POOL: '16', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  const beforeScript = process.env['BENCH_BEFORE'] ?? null;
  try {
    await migrate(readConfig(env));
    await client.connect();
    await fillPeople(client);
    const adminId = await fillAdmin(client);
    await fillCampaigns(client, 1, 100);
    const world = await BenchWorld.open(env);
    const drafts = await Drafts.open(client);
    const bench = { client, world, drafts, env, say, beforeScript };
    if (part === 'invest') {
      const rates = await investRates(bench);
      const figures = await investFigures(bench, rates, rates);
      await world.close();
      return figures;
    }
    const alone = part === undefined ? undefined : ALONE[part];
    if (alone !== undefined) {
      const figures = await alone(bench);
      await world.close();
      return figures;
    }
    say('100 campaigns, few ledger lines');
    const small = await publicReads(env);
    const few = await investRates({ ...bench, beforeScript: null });
    await fillCampaigns(client, 101, 10_000);
    await fillLedger(client, 100_000);
    await fillNotifications(client);
    say('10,000 campaigns, 100,000 ledger lines');
    const large = await publicReads(env);
    const many = await investRates(bench);
    const quick = await readsWhileInvesting(bench, many);
    const figures = [
      ...(await readFigures(bench)),
      ...(await memoryFigures(bench)),
      ...(await investFigures(bench, few, many)),
      atLeast('Browse list, 10,000 campaigns against 100', large.list / small.list, 0.7),
      atLeast('Campaign detail, 10,000 campaigns against 100', large.detail / small.detail, 0.7),
      atMost('p99 of a read while people invest at half their rate, in medians', quick.ratio, 4),
      atMost(
        'Peak memory of the API that takes investments',
        Math.round(Math.max(many.peak, quick.peak)),
        MOST_MEGABYTES,
        ' MB',
      ),
      ...(await deskFigures(bench)),
      ...(await pageFigures(bench)),
      ...(await agreementFigures(bench)),
      ...(await bankFigures(bench)),
      ...(await intakeFigures(bench)),
      ...(await checkoutFigures(bench)),
      ...(await planFigures({ client, world, adminId, say })),
    ];
    await world.close();
    return figures;
  } finally {
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
