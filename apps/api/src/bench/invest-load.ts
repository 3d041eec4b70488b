import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newId } from '../kernel/crypto/ids.js';
import { HOT_CAMPAIGN } from './data.js';

export const CONNECTIONS = 16;

const AMOUNT = 100;

/** Investments a second over HTTP: each request is a fresh command of a random investor with a warm session. */
export async function investOverHttp(url: string, tokens: readonly string[], seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/v1.1/process-investment/${HOT_CAMPAIGN}`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: AMOUNT, paymentType: 'wallet' }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: {
            ...request.headers,
            authorization: `Bearer ${tokens[Math.floor(Math.random() * tokens.length)]}`,
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
export function investByPgbench(databaseUrl: string, script: string, seconds: number): number {
  const file = join(tmpdir(), `cairn-bench-${process.pid}.sql`);
  writeFileSync(file, script);
  const url = new URL(databaseUrl);
  const run = spawnSync(
    'pgbench',
    [
      '-n',
      '-M',
      'extended',
      '-c',
      String(CONNECTIONS),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      file,
      '-h',
      url.hostname,
      '-p',
      url.port,
      '-U',
      url.username,
      url.pathname.slice(1),
    ],
    { encoding: 'utf8', env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
  );
  const rate = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (run.status !== 0 || rate === undefined) throw new Error(`pgbench failed: ${run.stderr.slice(-800)}`);
  return Number(rate);
}
