import { setTimeout as wait } from 'node:timers/promises';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

/** Errors of node and PostgreSQL when a database is missing, starting, stopping, or out of connections. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|57P0[123]|53300|08\w{3})$/;
const CUT = /connection terminated|connection error|not queryable|timeout expired|connection ended/i;

/** Whether a database could not be reached, so that asking again later makes sense. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return UNREACHABLE.test(code) || CUT.test(message);
}

/**
 * Runs `work` until it succeeds, waiting 0.1 s to 5 s between the tries while a database cannot be reached. Says so
 * once, and again when it is back. Throws every other error, and the last one when `stopped` is aborted.
 */
export async function untilReachable<T>(what: string, stopped: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await work();
      if (tries > 0) process.stderr.write(`${what}: reached again\n`);
      return result;
    } catch (error) {
      if (!isUnreachable(error) || stopped.aborted) throw error;
      if (tries === 0) process.stderr.write(`${what} cannot be reached, retrying: ${String(error)}\n`);
      const pause = wait(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS), undefined, { signal: stopped });
      // The abort ends the wait; the next try then throws.
      await pause.catch(() => undefined);
    }
  }
}
