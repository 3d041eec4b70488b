import pg from 'pg';
import { databaseFailure, isDatabaseAway, isDatabaseRefusal } from '../errors/database-errors.js';
import { Outage, pause, placeOf, waitAfter } from '../process/outage.js';
import { StartRefused } from '../process/start-refused.js';
import { PROCESS_ROLES } from './roles.js';

export const POSTGRES_PORT = 5432;
/** `nulls not distinct` is the newest that the migrations use. */
const OLDEST_POSTGRES = 15;
const CONNECT_MILLISECONDS = 5_000;

/** Where the database of an address is, as lines and errors name it. */
export const databaseAt = (url: string): string => `the database at ${placeOf(url, POSTGRES_PORT)}`;

/** @throws StartRefused where waiting cannot help */
async function look(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  // Handles a connection that is lost between two statements; a statement in progress gets its own error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < OLDEST_POSTGRES) {
      throw new StartRefused(
        `Cairn needs PostgreSQL ${OLDEST_POSTGRES} or newer; ${databaseAt(url)} is version ${version}`,
      );
    }
  } finally {
    await client.end();
  }
}

function refusalOf(url: string, error: unknown): StartRefused {
  const { username, pathname } = new URL(url);
  const said = databaseFailure(error)?.message ?? '';
  return new StartRefused(
    `PostgreSQL at ${placeOf(url, POSTGRES_PORT)} does not let ${username} into ${pathname.slice(1)} (${said}). ` +
      (PROCESS_ROLES.some((role) => role === username)
        ? `The passwords of cairn_app and cairn_worker come from APP_SECRET: run \`migrate\` with the same one`
        : 'Name and password stand in DATABASE_URL or APP_DATABASE_URL'),
  );
}

interface Start<T> {
  /** The database the process will use, with its role. */
  url: string;
  say: (line: string) => void;
  /** Begins the process's work, from its beginning whenever the database went away meanwhile. */
  start: () => Promise<T>;
}

/**
 * Waits for the database for as long as that takes, then starts.
 * @throws StartRefused in one line when role, password, database or version are refused: waiting does not help
 */
export async function startOnceReachable<T>({ url, say, start }: Start<T>): Promise<T> {
  const outage = new Outage(databaseAt(url), say);
  for (let tries = 0; ; tries++) {
    try {
      await look(url);
      outage.back();
      return await start();
    } catch (error) {
      if (isDatabaseRefusal(error)) throw refusalOf(url, error);
      if (!isDatabaseAway(error)) throw error;
      outage.away(error);
      await pause(waitAfter(tries));
    }
  }
}
