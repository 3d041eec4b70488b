import type { BareAnswer } from './bare-server.js';
import type { Statement } from './capture.js';
import { atLeast, atMost, told, type Figure } from './figure.js';
import { interleave, rateOf, type Load } from './measure.js';
import { startApi, startBare } from './processes.js';
import { API, BROWSE, DETAIL, own, type Ask, type BenchWorld } from './world.js';

interface Read extends Ask {
  name: string;
  path: string;
  /** The column of the statement's one row that is JSON already. */
  column?: string;
}

/** Reads that people wait for, each one statement. */
const READS: readonly Read[] = [
  { name: 'Browse list over 10,000 campaigns', path: '/list', url: BROWSE, body: {}, column: 'items' },
  { name: 'Campaign detail', path: '/detail', url: DETAIL, column: 'page' },
  { name: 'Who is signed in (/users/me)', path: '/me', url: `${API}/users/me`, signedIn: true },
  { name: 'Notifications', path: '/notifications', url: `${API}/notifications`, signedIn: true },
];

/** What every visitor reads, and is answered from memory. */
const KEPT: readonly Ask[] = [
  { url: BROWSE, body: {} },
  { url: DETAIL },
  { url: `${API}/site-setting` },
  { url: `${API}/menus/header` },
];

const loadOf = (server: string, ask: Ask, token: string | undefined): Load => ({
  url: `${server}${ask.url}`,
  ...(ask.body === undefined ? {} : { body: ask.body }),
  headers: ask.signedIn ? { authorization: `Bearer ${token}` } : {},
});

export interface ReadBench {
  world: BenchWorld;
  env: Record<string, string>;
  say: (line: string) => void;
  beforeScript: string | null;
}

async function statementOf(world: BenchWorld, read: Read): Promise<Statement> {
  const statements = own(await world.statementsOf(read));
  const [only] = statements;
  if (only === undefined || statements.length > 1) throw new Error(`${read.url} is ${statements.length} statements`);
  return only;
}

/** Each read, answered from the database, against a bare server with the same statement, prepared on both sides. */
export async function readFigures({ world, env, say, beforeScript }: ReadBench): Promise<Figure[]> {
  const answers: Record<string, BareAnswer> = {};
  for (const read of READS) {
    const { column } = read;
    answers[read.path] = { ...(await statementOf(world, read)), ...(column === undefined ? {} : { column }) };
  }
  const bare = await startBare(env, answers);
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  const before = beforeScript === null ? null : await startApi(env, beforeScript);
  const figures: Figure[] = [];
  try {
    for (const read of READS) {
      const of = (server: string) => () => rateOf(loadOf(server, read, world.tokens[0]));
      const [rate = 0, earlier = 0, yardstick = 1] = await interleave([
        of(api.url),
        before === null ? async () => 0 : of(before.url),
        () => rateOf({ url: `${bare.url}${read.path}` }),
      ]);
      say(`  ${read.name}: ${rate.toFixed(0)}/s, bare ${yardstick.toFixed(0)}/s, before ${earlier.toFixed(0)}/s`);
      figures.push(atLeast(`${read.name}, against bare`, rate / yardstick, 0.85));
      if (before !== null) figures.push(told('… of the commit before', (earlier / yardstick).toFixed(2)));
    }
    figures.push(atMost('Peak memory of the API under these reads', Math.round(api.peak()), 300, ' MB'));
    return figures;
  } finally {
    await api.stop();
    await before?.stop();
    await bare.stop();
  }
}

/** Answers from memory against node:http, which sends the same bytes. */
export async function memoryFigures({ env, say }: Pick<ReadBench, 'env' | 'say'>): Promise<Figure[]> {
  const api = await startApi(env);
  const bytes = Object.fromEntries(
    KEPT.map((ask, n): [string, BareAnswer] => [
      `/${n}`,
      { from: `${api.url}${ask.url}`, ...(ask.body === undefined ? {} : { body: ask.body }) },
    ]),
  );
  const bare = await startBare(env, bytes);
  const figures: Figure[] = [];
  try {
    for (const [n, ask] of KEPT.entries()) {
      const [rate = 0, yardstick = 1] = await interleave([
        () => rateOf(loadOf(api.url, ask, undefined)),
        () => rateOf({ ...loadOf(bare.url, { ...ask, url: `/${n}` }, undefined) }),
      ]);
      say(`  ${ask.url} from memory: ${rate.toFixed(0)}/s, node:http ${yardstick.toFixed(0)}/s`);
      figures.push(atLeast(`${ask.url.slice(API.length)} from memory, against node:http`, rate / yardstick, 0.6));
    }
    figures.push(atMost('Peak memory of the API that answers from memory', Math.round(api.peak()), 300, ' MB'));
    return figures;
  } finally {
    await api.stop();
    await bare.stop();
  }
}
