import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { databaseFailure, translateDatabaseError } from '../errors/database-errors.js';

/** A running transaction. Every function that writes requires one, so that the compiler finds writes outside. */
export type Tx = EntityManager & { readonly __tx?: never };

/** Serialization failure and deadlock: nothing was written, the whole closure may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** Full jitter, 10 ms doubling up to 400 ms. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(400, 10 * 2 ** attempt));
  });

@Injectable()
export class Database {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `work` in one READ COMMITTED transaction and retries the whole closure on a deadlock. The closure must hold
   * nothing but database calls: no network, no queue.
   */
  async inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction(work);
      } catch (error) {
        const retryable = RETRYABLE.has(databaseFailure(error)?.code ?? '');
        if (!retryable || attempt >= ATTEMPTS) throw translateDatabaseError(error);
        await pause(attempt);
      }
    }
  }

  /**
   * One statement outside a transaction, straight to the driver's pool: what people wait for should not pass through a
   * query runner made for it.
   */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row & QueryResultRow>(sql, parameters);
    return rows;
  }

  private get pool(): Pool {
    const { driver } = this.source;
    if (!('master' in driver)) throw new Error('The database driver has no pool');
    return driver.master as Pool; // PostgresDriver, the only one we configure
  }

  get manager(): EntityManager {
    return this.source.manager;
  }
}
