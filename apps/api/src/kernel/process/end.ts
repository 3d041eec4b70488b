import { ConfigError } from '../config/config.js';
import { StartRefused } from './start-refused.js';

/** The last words of a process that cannot go on: one line for what an operator can mend, a stack for what only we can. */
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
