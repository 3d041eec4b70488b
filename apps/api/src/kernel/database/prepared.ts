import { createHash } from 'node:crypto';
import pg from 'pg';

/** Of one process. Each connection keeps the plans of those that it has met; later ones are planned each time. */
const MOST = 300;

const names = new Map<string, string>();

/**
 * Marks a frequent statement: each connection parses it once, under a name, and PostgreSQL keeps
 * its plan. Only for a small number of texts: a statement that differs with each request must not fill the cache.
 */
export function prepared(sql: string): string {
  if (!names.has(sql) && names.size < MOST) {
    names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 22));
  }
  return sql;
}

/** A connection that sends marked statements by their names. */
export class PreparingClient extends pg.Client {}

PreparingClient.prototype.query = function query(this: PreparingClient, ...args: unknown[]): unknown {
  const [text, ...rest] = args;
  const name = typeof text === 'string' ? names.get(text) : undefined;
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown; // overloaded beyond what one type says
  if (name === undefined) return send.apply(this, args);
  const values = Array.isArray(rest[0]) ? rest.shift() : undefined;
  return send.call(this, { name, text, values }, ...rest);
} as typeof pg.Client.prototype.query;
