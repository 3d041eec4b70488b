import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newId } from '../kernel/crypto/ids.js';

export const CONNECTIONS = 16;

export interface Investing {
  url: string;
  tokens: readonly string[];
  /** The next investment that was begun and is paid, with the place of its person's token. */
  next: () => { id: string; person: number };
  seconds: number;
  /** Of all connections together, a second; as many as are answered without it. */
  rate?: number;
}

/** Investments paid from wallets, a second over HTTP: each request is a fresh command of somebody with a warm session. */
export async function investOverHttp({ url, tokens, next, seconds, rate }: Investing): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    headers: { 'content-type': 'application/json' },
    body: '{}',
    requests: [
      {
        setupRequest: (request) => {
          const { id, person } = next();
          return {
            ...request,
            path: `/api/v1.1/process-investment/wallet-investment-completed/${id}`,
            headers: {
              ...request.headers,
              authorization: `Bearer ${tokens[person]}`,
              'idempotency-key': newId(),
            },
          };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} investments were refused`);
  return result.requests.total / result.duration;
}

/**
 * Writes the script and runs it: transactions a second at the same number of connections.
 * @param turn each connection counts its transactions from here, in the script's `:n`
 */
export function ratesOfPgbench(databaseUrl: string, script: string, seconds: number, turn = 0): number {
  const file = join(tmpdir(), `cairn-bench-${process.pid}.sql`);
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const connection = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const load = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-D',
    `n=${turn}`,
    '-f',
    file,
  ];
  const run = spawnSync('pgbench', [...load, ...connection], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  });
  const rate = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (run.status !== 0 || rate === undefined) throw new Error(`pgbench failed: ${run.stderr.slice(-800)}`);
  return Number(rate);
}
