import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { untilReachable } from './waiting.js';

/** The advisory lock of the database that holds the documents: one sandbox writes at a time. */
const LOCK = 6_801_127;
const LOCK_PAUSE_MS = 100;

/**
 * One connection that holds the writer's lock for as long as it lives and is opened again when it is lost. A killed
 * process may leave a statement behind that PostgreSQL still finishes; the lock makes the next process wait for its
 * end before it reads, so that no effect appears behind its back.
 */
export class SqlConnection {
  private client: Client | undefined;
  private readonly stop = new AbortController();

  constructor(private readonly databaseUrl: string) {}

  /** Runs `work`, again from its beginning whenever the database was lost meanwhile: it must bear repetition. */
  run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return untilReachable('The database of the sandbox', this.stop.signal, async () => work(await this.open()));
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.client?.end();
  }

  private async open(): Promise<Client> {
    if (this.client) return this.client;
    if (this.stop.signal.aborted) throw new Error('The sandbox is closed');
    const client = new Client({ connectionString: this.databaseUrl });
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    // The running statement also fails; this listener keeps the process alive.
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await this.lock(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.client = client;
    return client;
  }

  private async lock(client: Client): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
      if (rows[0]?.held) return;
      if (this.stop.signal.aborted) throw new Error('The sandbox is closed');
      if (tries === 0) process.stderr.write('Another sandbox is still using this database: waiting until it stops\n');
      await wait(LOCK_PAUSE_MS);
    }
  }
}
