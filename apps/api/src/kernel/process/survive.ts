import { isDatabaseAway } from '../errors/database-errors.js';

interface Log {
  warn(line: string): void;
  error(line: string): void;
}

/**
 * What nobody caught. A promise that failed unheard leaves nothing half done, since every change is a transaction: it is
 * written down, and the process goes on. So does a lost connection, whichever library lost it. Only a fault of ours that
 * was thrown past everybody ends the process, since nobody knows what it left undone; whoever watches over it starts it
 * again.
 */
export function survive(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    const words = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    if (isDatabaseAway(reason)) log.warn(`A connection was lost: ${words.split('\n')[0] ?? ''}`);
    else log.error(`Nobody heard of a failure: ${words}`);
  });
  process.on('uncaughtException', (error) => {
    if (isDatabaseAway(error)) {
      log.warn(`A connection was lost: ${error.message}`);
      return;
    }
    log.error(`The process ends after a fault: ${error.stack ?? error.message}`);
    process.exit(1);
  });
}
