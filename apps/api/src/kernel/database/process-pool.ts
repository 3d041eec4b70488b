import pg from 'pg';
import { isViewOnly } from '../http/request-context.js';

/** Of one process: an admin who views the site as somebody opens a page at a time. */
const VIEW_CONNECTIONS = 2;

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: (broken?: Error) => void) => void;

/**
 * Between the pool and the query runner that takes it, a connection has no listener: the end of a connection that the
 * server sends in the same packet as its last answer would end the process. The pool drops such a connection.
 */
const outliveItsEnd = (client: pg.PoolClient): void => {
  client.on('error', () => undefined);
};

/**
 * The connections of a process. Read-only requests (SEC-58) have separate ones, whose sessions PostgreSQL keeps
 * read-only: whatever a call does with them, it changes nothing.
 */
export class ProcessPool extends pg.Pool {
  private viewing: pg.Pool | undefined;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('connect', outliveItsEnd);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const pool = isViewOnly() ? this.viewingPool() : null;
    if (taken === undefined) return pool === null ? super.connect() : pool.connect();
    return pool === null ? super.connect(taken) : pool.connect(taken);
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | void {
    const both = Promise.all([super.end(), this.viewing?.end()]).then(() => ended?.());
    return ended === undefined ? both : undefined;
  }

  private viewingPool(): pg.Pool {
    if (this.viewing !== undefined) return this.viewing;
    const viewing = new pg.Pool({
      ...this.options,
      max: VIEW_CONNECTIONS,
      // A connection on which this fails is not used.
      verify: (client, done) => client.query('set session characteristics as transaction read only', done),
    });
    viewing.on('connect', outliveItsEnd);
    viewing.on('error', (error, client) => this.emit('error', error, client));
    this.viewing = viewing;
    return viewing;
  }
}
