import { Client, Pool } from 'pg';
import type { OffsetSource } from './clock.js';
import { isUnreachable, untilReachable } from './waiting.js';

const RECONNECT_MS = 2000;

/**
 * The offset in the product's database: the one-row table kernel.clock, moved by kernel.advance_clock. LISTEN tells of
 * changes; a lost connection is opened again, and the offset is read anew. A database that is not there yet is waited
 * for; while it is away, the last offset known holds.
 */
export async function productOffset(databaseUrl: string): Promise<OffsetSource> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', (error) => process.stderr.write(`The clock's database: ${error.message}\n`));
  let listener: () => void = () => undefined;
  let connection: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let known: number | undefined;
  let started = false;

  const reconnect = (): void => {
    connection = undefined;
    if (closed || retry || !started) return;
    retry = setTimeout(() => {
      retry = undefined;
      listen().then(
        () => listener(),
        () => reconnect(),
      );
    }, RECONNECT_MS);
    retry.unref();
  };

  const listen = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    client.on('notification', () => listener());
    client.on('error', reconnect);
    client.on('end', reconnect);
    connection = client;
    await client.connect();
    await client.query('listen clock');
  };

  const ask = async (): Promise<number> => {
    const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from kernel.clock');
    const row = rows[0];
    if (!row) throw new Error('kernel.clock of the product has no row: run its migrations first');
    return Number(row.offset_ms);
  };

  const unlimited = new AbortController();
  try {
    known = await untilReachable('The database of the clock', unlimited.signal, ask);
    await untilReachable('The database of the clock', unlimited.signal, listen);
    started = true;
  } catch (error) {
    closed = true;
    clearTimeout(retry);
    await pool.end();
    throw error;
  }
  return {
    kind: 'product',
    async read() {
      try {
        known = await ask();
      } catch (error) {
        if (known === undefined || !isUnreachable(error)) throw error;
      }
      return known;
    },
    async advance(milliseconds) {
      await pool.query('select kernel.advance_clock($1::bigint)', [milliseconds]);
    },
    watch(changed) {
      listener = changed;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await connection?.end();
      await pool.end();
    },
  };
}
