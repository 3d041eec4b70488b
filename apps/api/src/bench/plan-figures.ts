import type pg from 'pg';
import type { Statement } from './capture.js';
import type { Figure } from './figure.js';
import { API, BROWSE, DETAIL, own, type Ask, type BenchWorld } from './world.js';

/** First pages of the screens that read large tables. */
const SCREENS: readonly Ask[] = [
  { url: BROWSE, body: {} },
  { url: BROWSE, body: { sortBy: 'amount_raised' } },
  { url: BROWSE, body: { sortBy: 'percentage_raised' } },
  { url: BROWSE, body: { sortBy: 'recent_investment' } },
  { url: BROWSE, body: { category: 'water', investingType: 'equity' } },
  { url: BROWSE, body: { campaignName: 'Campaign 77' } },
  { url: DETAIL },
  ...[
    '/users/me',
    '/notifications',
    '/notifications/unread-count',
    '/wallet',
    '/wallet/transactions',
    '/wallet/withdrawals',
    '/my-investment',
    '/my-investment/dashboard',
    '/my-investment/currencies',
  ].map((path) => ({
    url: `${API}${path}`,
    signedIn: true,
  })),
];

/** Lists of the console. */
const CONSOLE = [
  '/admin/campaigns',
  '/admin/investments',
  '/admin/users',
  '/admin/payouts',
  '/admin/withdrawals',
  '/admin/ledger-accounts',
  '/admin/ledger-transactions',
  '/admin/ledger/trial-balance',
];

const MOST_SCANNED = 1_000;
const MOST_BUFFERS = 200;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export interface PlanFault {
  where: string;
  what: string;
}

/** What a statement's plan does that it should not: whole tables read, or too many pages for a first page. */
export async function planFaults(
  client: pg.Client,
  where: string,
  { sql, parameters }: Statement,
): Promise<PlanFault[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    parameters,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error(`No plan of ${sql}`);
  const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  const scanned = scans.filter(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] > MOST_SCANNED,
  );
  return [
    ...scanned.map((node) => ({ where, what: `reads all of ${node['Relation Name']}` })),
    ...(buffers > MOST_BUFFERS ? [{ where, what: `reads ${buffers} pages` }] : []),
  ];
}

export interface PlanBench {
  client: pg.Client;
  world: BenchWorld;
  adminId: string;
  say: (line: string) => void;
}

/** Looks at the plan of each statement that a screen makes. */
export async function planFigures({ client, world, adminId, say }: PlanBench): Promise<Figure[]> {
  const faults: PlanFault[] = [];
  let looked = 0;
  const look = async (where: string, statements: readonly Statement[]): Promise<void> => {
    for (const statement of own(statements)) {
      looked += 1;
      faults.push(...(await planFaults(client, where, statement)));
    }
  };
  for (const ask of SCREENS) {
    await look(`${ask.url.slice(API.length)} ${JSON.stringify(ask.body ?? {})}`, await world.statementsOf(ask));
  }
  const token = await world.console(adminId);
  for (const path of CONSOLE) await look(path, await world.statementsOf({ url: `${API}${path}` }, token));
  for (const { where, what } of faults) say(`  ${where} ${what}`);
  return [
    {
      name: `Plans of ${looked} statements of screens: whole tables, or more than ${MOST_BUFFERS} pages`,
      value: faults.length === 0 ? 'none' : String(faults.length),
      target: 'none',
      met: faults.length === 0,
    },
  ];
}
