import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import pino from 'pino';

/**
 * The baseline of the machine without a framework: node:http with one log line per request. It answers GET as its
 * parent decides: with the JSON of a prepared statement (one column, or its rows), or with the bytes that an address
 * answers.
 */
interface OfDatabase {
  sql: string;
  parameters: unknown[];
  column?: string;
  /** Further statements of the same answer, whose rows nobody sees. */
  others?: { sql: string; parameters: unknown[] }[];
}

interface OfBytes {
  from: string;
  body?: object;
}

export type BareAnswer = OfDatabase | OfBytes;

const { BARE_DATABASE_URL: connectionString, BARE_ANSWERS: answers = '{}', BARE_POOL: max = '8' } = process.env;
const pool = new pg.Pool({ connectionString, max: Number(max) });
const log = pino({ base: null });
const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Answer = (response: ServerResponse) => Promise<void> | void;

function fromDatabase(name: string, { sql, parameters, column, others = [] }: OfDatabase): Answer {
  return async (response) => {
    const { rows } = await pool.query<Record<string, string>>({ name, text: sql, values: parameters });
    for (const [at, other] of others.entries()) {
      await pool.query({ name: `${name}-${at}`, text: other.sql, values: other.parameters });
    }
    const json = column === undefined ? JSON.stringify(rows) : (rows[0]?.[column] ?? 'null');
    response.writeHead(200, HEADERS).end(`{"status":"success","data":{"data":${json}}}`);
  };
}

async function ofBytes({ from, body }: OfBytes): Promise<Answer> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: HEADERS };
  const answer = await fetch(from, sent);
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (response) => {
    response.writeHead(200, { ...HEADERS, 'content-length': bytes.length }).end(bytes);
  };
}

const known = new Map<string, Answer>();
for (const [path, answer] of Object.entries(JSON.parse(answers) as Record<string, BareAnswer>)) {
  known.set(path, 'sql' in answer ? fromDatabase(path, answer) : await ofBytes(answer));
}

const server = createServer((request, response) => {
  const started = performance.now();
  const path = request.url ?? '';
  const answer = known.get(path);
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  // A body is read to its end, as every server must.
  if (request.method === 'POST') request.resume();
  Promise.resolve(answer(response)).then(
    () => log.info({ method: request.method, path, status: 200, ms: Math.round(performance.now() - started) }),
    (error: unknown) => {
      log.error(error instanceof Error ? error.message : 'failed');
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit(0));
