import { ADMIN_ORDERS } from '@cairn/contracts';
import type { GetListParams } from 'react-admin';
import type { ListQuery } from './lists.js';

/** The criteria of a list's views, search and filters; empty ones are not sent. */
export const filled = (filter: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );

type Sort = Pick<NonNullable<GetListParams['sort']>, 'field' | 'order'>;

const ORDERS: Readonly<Record<string, readonly string[]>> = ADMIN_ORDERS;

/** The orders that a list offers, its own first; none for a list that has but one. */
export const ordersOf = (resource: string): readonly string[] => ORDERS[resource] ?? [];

/** The order of a list in the words of the API. One that it does not offer, kept from before, is not asked for. */
export const orderQuery = (resource: string, { field, order }: Sort): Pick<ListQuery, 'sort' | 'order'> => ({
  ...(ordersOf(resource).includes(field) ? { sort: field } : {}),
  order: order === 'ASC' ? 'asc' : 'desc',
});

/** react-admin's question in the words of the API. */
export const listQuery = (resource: string, { pagination, filter, sort }: GetListParams): ListQuery => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 25,
  ...orderQuery(resource, sort ?? { field: '', order: 'DESC' }),
  ...filled((filter ?? {}) as Record<string, unknown>), // the console's own views and fields write it
});
