import pg from 'pg';
import type { DataSourceOptions, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Config } from '../config/config.js';
import { PreparingClient } from './prepared.js';
import { ProcessPool } from './process-pool.js';
import { processUrl, type ProcessRole } from './roles.js';

/**
 * The pool of a process. Timeouts as design, unless the operator allows more: 2 s for a lock, a statement runs
 * at most 5 s, a transaction left idle for 5 s is ended.
 */
export const dataSourceOptions = (
  config: Config,
  role: ProcessRole,
  entities: readonly EntityTarget<ObjectLiteral>[],
): DataSourceOptions => ({
  type: 'postgres',
  driver: { ...pg, Pool: ProcessPool },
  url: processUrl(config, role),
  entities: entities as DataSourceOptions['entities'],
  synchronize: false,
  poolSize: config.DATABASE_POOL,
  applicationName: role,
  extra: {
    ...(config.DATABASE_PREPARED ? { Client: PreparingClient } : {}),
    // A day in SQL must not depend on the time zone of the database server.
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: config.DATABASE_TIMEOUT * 1_000,
    lock_timeout: config.DATABASE_TIMEOUT * 400,
    statement_timeout: config.DATABASE_TIMEOUT * 1_000,
    idle_in_transaction_session_timeout: config.DATABASE_TIMEOUT * 1_000,
  },
});
