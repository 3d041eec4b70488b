import { runMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { PROCESS_ROLES, rolePassword } from './roles.js';
import { sqlMigrations } from './sql-migrations.js';

/** Two concurrent starts must not migrate twice. */
const MIGRATION_LOCK = 4_011_001;

/** BullMQ's own tables: without them a worker would spin on errors. */
async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await runMigrations(pool, 'bullmq');
  } finally {
    await pool.end();
  }
}

/** Brings the schema up to date as its owner and gives the process roles their passwords. */
export async function migrate(
  config: Pick<Config, 'DATABASE_URL' | 'APP_DATABASE_URL' | 'APP_SECRET' | 'QUEUE_URL'>,
): Promise<string[]> {
  const owner = new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    migrations: sqlMigrations(),
    migrationsTableName: 'schema_migration',
    poolSize: 2,
  });
  await owner.initialize();
  const runner = owner.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await owner.runMigrations({ transaction: 'each' });
    if (config.QUEUE_URL.startsWith('postgres')) await migrateQueue(config.DATABASE_URL);
    if (config.APP_DATABASE_URL === undefined) {
      for (const role of PROCESS_ROLES) {
        // DDL takes no parameters; the password is base64url of a digest, and format() quotes it besides.
        const rows = (await runner.query(
          `select format('alter role %I with login password %L', $1::text, $2::text) as sql`,
          [role, rolePassword(config, role)],
        )) as { sql: string }[]; // the query's one column
        for (const { sql } of rows) await runner.query(sql);
      }
    }
    return done.map(({ name }) => name);
  } finally {
    // A session-level lock: it ends with the connection, however the work ended.
    await runner.release();
    await owner.destroy();
  }
}
