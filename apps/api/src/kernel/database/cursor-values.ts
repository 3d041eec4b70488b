import { isCalendarDate } from '@cairn/finance';

/** The types by which lists are ordered. */
export type OrderType = 'timestamptz' | 'date' | 'bigint' | 'text' | 'uuid';

/** As PostgreSQL writes an instant of a session in UTC, and as JavaScript does. */
const INSTANT = /^(\d{4}-\d\d-\d\d)(?: |T)(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:\+00|Z)$/u;
const BIGGEST = 2n ** 63n - 1n;

const HOLDS: Readonly<Record<OrderType, (text: string) => boolean>> = {
  timestamptz: (text) => /^-?infinity$/u.test(text) || isCalendarDate(INSTANT.exec(text)?.[1] ?? ''),
  date: isCalendarDate,
  bigint: (text) => /^-?\d{1,19}$/u.test(text) && BigInt(text) <= BIGGEST && BigInt(text) >= -BIGGEST,
  text: (text) => !text.includes('\0'),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text),
};

/** Whether PostgreSQL accepts a text as a value of a type, so that a forged cursor cannot break a statement. */
export const isValueOf = (type: OrderType, text: string): boolean => HOLDS[type](text);
