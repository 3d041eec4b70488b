/**
 * Minutes of business time between two questions about something that a provider has not settled: it grows, so that an
 * outage of hours costs a few calls and recovers automatically.
 */
const WAITS = [1, 2, 5, 10, 15, 30, 60, 120, 240, 360];

/** @param tries how often it has been asked already, from 0 */
export const waitMinutes = (tries: number): number => WAITS[Math.min(tries, WAITS.length - 1)] ?? 360;

/** The same as an SQL expression, from a column that counts the tries. */
export const nextCheckSql = (triesColumn: string): string =>
  `kernel.now() + make_interval(mins => (array[${WAITS.join(', ')}])[least(${triesColumn} + 1, ${WAITS.length})])`;
