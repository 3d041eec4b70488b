import { Client, Pool } from 'pg';
import type { OffsetSource } from './clock.js';

const RECONNECT_MS = 2000;

/**
 * The offset in the product's database: the one-row table kernel.clock, moved by kernel.advance_clock. LISTEN tells of
 * changes; a lost connection is opened again, and the offset is read anew.
 */
export async function productOffset(databaseUrl: string): Promise<OffsetSource> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', (error) => process.stderr.write(`The clock's database: ${error.message}\n`));
  let listener: () => void = () => undefined;
  let connection: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnect = (): void => {
    connection = undefined;
    if (closed || retry) return;
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

  try {
    await listen();
  } catch (error) {
    closed = true;
    await pool.end();
    throw error;
  }
  return {
    kind: 'product',
    async read() {
      const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from kernel.clock');
      const row = rows[0];
      if (!row) throw new Error('kernel.clock of the product has no row: run its migrations first');
      return Number(row.offset_ms);
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
