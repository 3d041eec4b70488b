import { ADMIN_ORDERS, type AdminOrder, type OrderedList } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { isCalendarDate } from '@cairn/finance';
import { fieldError } from '../errors/domain-error.js';

/** What a list may be ordered by: an expression with an index, never null, and its type. */
export interface Order {
  by: string;
  type: 'timestamptz' | 'date' | 'bigint' | 'text' | 'uuid';
}

export const byInstant = (by: string): Order => ({ by, type: 'timestamptz' });
export const byDay = (by: string): Order => ({ by, type: 'date' });
export const byNumber = (by: string): Order => ({ by, type: 'bigint' });
export const byText = (by: string): Order => ({ by, type: 'text' });
export const byId = (by: string): Order => ({ by, type: 'uuid' });

/** The orders of a list, its own first. */
export interface Orders {
  names: readonly string[];
  of: Readonly<Record<string, Order>>;
}

/** Every order that the contracts promise for a list, in SQL. */
export const ordersOf = <List extends OrderedList>(
  list: List,
  orders: Readonly<Record<AdminOrder<List>, Order>>,
): Orders => ({ names: ADMIN_ORDERS[list], of: orders });

/** The order that a query asks for. */
export function orderOf(query: AdminListQuery, { names, of }: Orders): { name: string; order: Order } {
  const name = query.sort ?? names[0] ?? '';
  const order = names.includes(name) ? of[name] : undefined;
  if (order === undefined) throw fieldError('sort', 'validation.choice');
  return { name, order };
}

/** The end of a page: the sort value of its last row, and its id to break ties. */
export interface Place {
  value: string;
  key: string;
}

const INSTANT = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/u;
const BIGGEST = 2n ** 63n - 1n;

/** Whether PostgreSQL accepts a text as a value of a type, so that a forged cursor cannot break a statement. */
const HOLDS: Readonly<Record<Order['type'], (text: string) => boolean>> = {
  timestamptz: (text) => /^-?infinity$/u.test(text) || isCalendarDate(INSTANT.exec(text)?.[1] ?? ''),
  date: isCalendarDate,
  bigint: (text) => /^-?\d{1,19}$/u.test(text) && BigInt(text) <= BIGGEST && BigInt(text) >= -BIGGEST,
  text: (text) => !text.includes('\0'),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text),
};

/** Whether a text of a cursor is a value of this type for PostgreSQL. */
export const isValueOf = (type: Order['type'], text: string): boolean => HOLDS[type](text);

export const writeCursor = (name: string, { value, key }: Place): string =>
  Buffer.from(JSON.stringify([name, value, key]), 'utf8').toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** The place that a cursor names; null for the first page. One of another order is refused. */
export function readCursor(cursor: string | undefined, name: string, order: Order, key: Order): Place | null {
  if (cursor === undefined) return null;
  const parts = parsed(cursor);
  const [ofOrder, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (ofOrder !== name || typeof value !== 'string' || typeof id !== 'string')
    throw fieldError('cursor', 'validation.format');
  if (!HOLDS[order.type](value) || !HOLDS[key.type](id)) throw fieldError('cursor', 'validation.format');
  return { value, key: id };
}
