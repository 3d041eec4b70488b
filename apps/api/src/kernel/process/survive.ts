import { isDatabaseAway } from '../errors/database-errors.js';

interface Log {
  warn(line: string): void;
  error(line: string): void;
}

/**
 * Handlers of last resort. An unhandled rejection leaves nothing half done, since every change is a transaction: it is
 * logged, and the process continues. The same holds for a lost connection of any library. Only an uncaught
 * exception of our own ends the process, because its state is then unknown; the supervisor starts it again.
 */
export function survive(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    const words = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    if (isDatabaseAway(reason)) log.warn(`A connection was lost: ${words.split('\n')[0] ?? ''}`);
    else log.error(`Unhandled promise rejection: ${words}`);
  });
  process.on('uncaughtException', (error) => {
    if (isDatabaseAway(error)) {
      log.warn(`A connection was lost: ${error.message}`);
      return;
    }
    log.error(`Uncaught exception, the process exits: ${error.stack ?? error.message}`);
    process.exit(1);
  });
}
