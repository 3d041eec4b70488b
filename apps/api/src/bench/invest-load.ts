import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newId } from '../kernel/crypto/ids.js';

export const CONNECTIONS = 16;

const AMOUNT = 100;

export interface Investing {
  url: string;
  tokens: readonly string[];
  /** Campaigns that are invested in, at random. */
  campaigns: readonly string[];
  seconds: number;
  /** Of all connections together, a second; as many as are answered without it. */
  rate?: number;
}

const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T; // none is empty

/** Investments a second over HTTP: each request is a fresh command of a random investor with a warm session. */
export async function investOverHttp({ url, tokens, campaigns, seconds, rate }: Investing): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: AMOUNT, paymentType: 'wallet' }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/api/v1.1/process-investment/${anyOf(campaigns)}`,
          headers: {
            ...request.headers,
            authorization: `Bearer ${anyOf(tokens)}`,
            'idempotency-key': newId(),
          },
        }),
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of ${result.requests.total} investments were refused`);
  return result.requests.total / result.duration;
}

/** Writes the script and runs it: transactions a second at the same number of connections. */
export function ratesOfPgbench(databaseUrl: string, script: string, seconds: number): number {
  const file = join(tmpdir(), `cairn-bench-${process.pid}.sql`);
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const connection = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const load = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds), '-f', file];
  const run = spawnSync('pgbench', [...load, ...connection], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  });
  const rate = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (run.status !== 0 || rate === undefined) throw new Error(`pgbench failed: ${run.stderr.slice(-800)}`);
  return Number(rate);
}
