import { createServer } from 'node:http';
import pg from 'pg';
import pino from 'pino';

/**
 * What the machine can do without a framework: node:http and one statement, the same SQL, the same JSON, a log line a
 * request. It answers GET with the statement that its parent names: with the JSON of one column, or else with its rows.
 */
const { BARE_DATABASE_URL: connectionString, BARE_QUERIES: queries = '{}', BARE_POOL: max = '8' } = process.env;
const pool = new pg.Pool({ connectionString, max: Number(max) });
const log = pino({ base: null });
const known = JSON.parse(queries) as Record<string, { sql: string; parameters: unknown[]; column?: string }>;

const server = createServer((request, response) => {
  const started = performance.now();
  const path = request.url ?? '';
  const query = known[path];
  if (query === undefined) {
    response.writeHead(404).end();
    return;
  }
  pool.query<Record<string, string>>(query.sql, query.parameters).then(
    ({ rows }) => {
      const json = query.column === undefined ? JSON.stringify(rows) : (rows[0]?.[query.column] ?? 'null');
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(`{"status":"success","data":{"data":${json}}}`);
      log.info({ method: request.method, path, status: 200, ms: Math.round(performance.now() - started) });
    },
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
