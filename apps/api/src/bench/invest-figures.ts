import type pg from 'pg';
import { asScript } from './capture.js';
import { HOT_CAMPAIGN } from './data.js';
import { Drafts, drawnOf, SPREAD, type Portion } from './drafts.js';
import { atLeast, atMost, told, type Figure } from './figure.js';
import { investOverHttp, ratesOfPgbench } from './invest-load.js';
import { answersTo, interleave, quantile } from './measure.js';
import { startApi, type Server } from './processes.js';
import { DETAIL, own, type BenchWorld } from './world.js';

const SECONDS = 4;
/** More than are paid by one side in a measurement, with its warm-up. */
const PORTION = 60_000;
/** More transactions than one connection of pgbench makes in a round. */
const TURNS = 600;

/** The machine's maximum where every command needs the same row: one row updated and one inserted, and a commit. */
const HOT_ROW = `begin;
update bench_row set n = n + 1 where id = 1;
insert into bench_line (n) values (1);
commit;
`;

/** Runs a script of pgbench again and again, each time over drafts that were not paid yet. */
const pgbenchOver = (url: string, script: string): (() => Promise<number>) => {
  let turn = 0;
  return async () => {
    const rate = ratesOfPgbench(url, script, SECONDS, turn);
    turn += TURNS;
    return rate;
  };
};

export interface InvestRates {
  hot: number;
  hotByPgbench: number;
  hotRow: number;
  spread: number;
  spreadByPgbench: number;
  /** Of the commit that this one is compared with; null without one. */
  before: number | null;
  peak: number;
}

export interface InvestBench {
  client: pg.Client;
  world: BenchWorld;
  drafts: Drafts;
  env: Record<string, string>;
  say: (line: string) => void;
  /** The API of another commit. */
  beforeScript: string | null;
}

/** Wallet investments per second, all in one campaign, and spread over a hundred. */
export async function investRates({
  client,
  world,
  drafts,
  env,
  say,
  beforeScript,
}: InvestBench): Promise<InvestRates> {
  await client.query('create table if not exists bench_row (id integer primary key, n integer not null)');
  await client.query('create table if not exists bench_line (id bigint generated always as identity, n integer)');
  await client.query('insert into bench_row values (1, 0) on conflict do nothing');
  const portion = (campaigns: 1 | typeof SPREAD): Promise<Portion> => drafts.fill(PORTION, campaigns);
  const { id, statements } = await world.investment(Drafts.each(await drafts.fill(2, 1)));
  const [hotPart, spreadPart] = [drawnOf(id, await portion(1)), drawnOf(id, await portion(SPREAD))];
  const hotScript = await asScript(client, statements, [hotPart.draft, hotPart.person], [HOT_CAMPAIGN]);
  const spreadScript = await asScript(client, statements, Object.values(spreadPart));
  const url = env['DATABASE_URL'] ?? '';
  const api = await startApi(env);
  const before = beforeScript === null ? null : await startApi(env, beforeScript);
  const { tokens } = world;
  const next = Drafts.each(await portion(1));
  const onHot = (server: Server) => () => investOverHttp({ url: server.url, tokens, next, seconds: SECONDS });
  try {
    const [hot = 0, hotRow = 1, earlier = 0, hotByPgbench = 1] = await interleave([
      onHot(api),
      async () => ratesOfPgbench(url, HOT_ROW, SECONDS),
      before === null ? async () => 0 : onHot(before),
      pgbenchOver(url, hotScript),
    ]);
    say(
      `  one campaign: HTTP ${hot.toFixed(0)}/s, pgbench ${hotByPgbench.toFixed(0)}/s, one row ${hotRow.toFixed(0)}/s, before ${earlier.toFixed(0)}/s`,
    );
    const nextOfMany = Drafts.each(await portion(SPREAD));
    const [spread = 0, spreadByPgbench = 1] = await interleave([
      () => investOverHttp({ url: api.url, tokens, next: nextOfMany, seconds: SECONDS }),
      pgbenchOver(url, spreadScript),
    ]);
    say(`  ${SPREAD} campaigns: HTTP ${spread.toFixed(0)}/s, pgbench ${spreadByPgbench.toFixed(0)}/s`);
    return {
      hot,
      hotByPgbench,
      hotRow,
      spread,
      spreadByPgbench,
      before: before === null ? null : earlier,
      peak: api.peak(),
    };
  } finally {
    await api.stop();
    await before?.stop();
  }
}

/** Whether reads stay quick while people invest. */
export async function readsWhileInvesting(
  { world, drafts, env, say }: InvestBench,
  { hot }: InvestRates,
): Promise<{ ratio: number; peak: number }> {
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  try {
    const next = Drafts.each(await drafts.fill(PORTION, 1));
    const read = { url: `${api.url}${DETAIL}`, connections: 4, seconds: 5 };
    await answersTo(read);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round++) {
      const investing = investOverHttp({
        url: api.url,
        tokens: world.tokens,
        next,
        seconds: read.seconds + 1,
        rate: Math.max(1, Math.round(hot / 2)),
      });
      const { times } = await answersTo(read);
      await investing;
      const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      ratios.push(p99 / median);
      say(`  reads while investing: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
    }
    return { ratio: quantile(ratios, 0.5), peak: api.peak() };
  } finally {
    await api.stop();
  }
}

export async function investFigures(
  { world, drafts }: InvestBench,
  few: InvestRates,
  many: InvestRates,
): Promise<Figure[]> {
  const { statements } = await world.investment(Drafts.each(await drafts.fill(2, 1)));
  return [
    atLeast('Wallet investments on one campaign over HTTP, against pgbench', many.hot / many.hotByPgbench, 0.8),
    atLeast('Spread over 100 campaigns, against pgbench', many.spread / many.spreadByPgbench, 0.8),
    atLeast('On one campaign, against one row updated and one inserted', many.hot / many.hotRow, 0.5),
    ...(many.before === null
      ? []
      : [told('The same of the commit before, against one row', (many.before / many.hotRow).toFixed(2))]),
    // Both against the one row in their own rounds: a machine that became faster between them favours neither.
    atLeast('Investments, 100,000 ledger lines against few', many.hot / many.hotRow / (few.hot / few.hotRow), 0.9),
    atMost('SQL statements of a wallet investment', own(statements).length, 6),
  ];
}
