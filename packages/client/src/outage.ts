import { ApiError } from './api-error.js';

const DEFAULT_SECONDS = 5;
const LONGEST_SECONDS = 60;
const CODES: readonly string[] = ['server.unavailable', 'server.busy', 'network'];

/** Whether the service is temporarily unavailable: the call and the session are fine. */
export const isOutage = (error: unknown): error is ApiError => error instanceof ApiError && CODES.includes(error.code);

/**
 * Milliseconds after which a read that met an outage is asked again, as `refetchInterval` takes them; false when there
 * is none. For reads alone: an act is sent when it is pressed.
 */
export function askAgainIn(error: unknown): number | false {
  if (!isOutage(error)) return false;
  const wanted = Number(error.params['retryAfter'] ?? DEFAULT_SECONDS);
  const seconds = Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, LONGEST_SECONDS) : DEFAULT_SECONDS;
  return seconds * 1000;
}
