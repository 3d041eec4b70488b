import { AsyncLocalStorage } from 'node:async_hooks';
import { Database } from '../kernel/database/in-tx.js';

/**
 * A statement beside the transaction it belongs to sees other data, and takes a second connection while it holds the
 * first: enough of them at once and the pool waits for itself. Over the tests such a statement throws.
 */
export function watchConnections(): void {
  const running = new AsyncLocalStorage<true>();
  const { inTx, query } = Database.prototype;
  const manager = Object.getOwnPropertyDescriptor(Database.prototype, 'manager');
  const requireOne = (): void => {
    if (running.getStore()) throw new Error('A second connection inside a transaction: hand the Tx on');
  };
  Database.prototype.inTx = function watched(work) {
    requireOne();
    return inTx.call(this, (tx) => running.run(true, () => work(tx))) as never; // the closure's own result
  };
  Database.prototype.query = function watched(sql, parameters) {
    requireOne();
    return query.call(this, sql, parameters) as never; // the rows of the caller's own type
  };
  Object.defineProperty(Database.prototype, 'manager', {
    ...manager,
    get() {
      requireOne();
      return manager?.get?.call(this) as unknown;
    },
  });
}
