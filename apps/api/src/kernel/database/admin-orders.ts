import { ADMIN_ORDERS, type AdminOrder, type OrderedList } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { fieldError } from '../errors/domain-error.js';
import { isValueOf, type OrderType } from './cursor-values.js';

/** What a list may be ordered by: an expression with an index, never null, and its type. */
export interface Order {
  by: string;
  type: OrderType;
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
  if (!isValueOf(order.type, value) || !isValueOf(key.type, id)) throw fieldError('cursor', 'validation.format');
  return { value, key: id };
}
