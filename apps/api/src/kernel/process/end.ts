import { ConfigError } from '../config/config.js';
import { StartRefused } from './start-refused.js';

/**
 * The last log line of a process that cannot continue: one line for what an operator can fix, a stack for a fault of
 * the product.
 */
export function lastWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `The process cannot listen: ${error.message}`;
  return error.stack ?? error.message;
}

export function endWith(error: unknown): never {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}
