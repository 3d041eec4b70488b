import { ApiError } from './api-error.js';

const DEFAULT_SECONDS = 5;
const LONGEST_SECONDS = 60;
const LONGEST_LIMIT_SECONDS = 3_600;
const CODES: readonly string[] = ['server.unavailable', 'server.busy', 'network'];

/** Whether the service is temporarily unavailable: the call and the session are fine. */
export const isOutage = (error: unknown): error is ApiError => error instanceof ApiError && CODES.includes(error.code);

/** Whether too much was asked for in a short time: the same call is answered once that time is over. */
export const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'request.too_many';

/**
 * Milliseconds after which a read that met an outage or a limit is asked again, as `refetchInterval` takes them; false
 * when it met neither. For reads alone: an act is sent when it is pressed.
 */
export function askAgainIn(error: unknown): number | false {
  const isLimited = isTooMany(error);
  if (!isLimited && !isOutage(error)) return false;
  // Before its time a limit would only refuse again; an outage may end earlier than it was guessed.
  const longest = isLimited ? LONGEST_LIMIT_SECONDS : LONGEST_SECONDS;
  const wanted = Number(error.params['retryAfter'] ?? DEFAULT_SECONDS);
  const seconds = Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, longest) : DEFAULT_SECONDS;
  return seconds * 1000;
}
