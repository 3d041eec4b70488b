import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { fieldError } from '../errors/domain-error.js';
import { byId, orderOf, readCursor, writeCursor, type Order, type Orders } from './admin-orders.js';
import type { Database } from './in-tx.js';

const PER_PAGE = 25;
/** `total` is exact up to here; beyond, a queue is "more than a thousand". */
const COUNTED = 1_000;

/** The most rows of a file. */
export const EXPORTED = 10_000;

interface ListSql {
  /** Columns of a row. */
  select: string;
  /** From and joins. */
  from: string;
  /** The tables that a count needs: without the joins that only add columns. */
  counted?: string;
  /** Conditions with $1, $2 … of `parameters`. */
  where?: string[];
  parameters?: unknown[];
  orders: Orders;
  /** The column that `from` and `until` are compared with, where it is not the list's default order. */
  period?: Order;
  /** The column that orders rows of equal rank; `id` by default. */
  key?: Order;
}

/** Read with each row, for the cursor of the next page. */
interface Placed {
  placeValue: string;
  placeKey: string;
}

const ZONE = `(select value #>> '{}' from site_setting where name = 'timezone')`;

/** The instants at which a day of the site's clock begins, and is over. */
export const startOfDay = (day: string): string => `${day}::date::timestamp at time zone ${ZONE}`;
export const endOfDay = (day: string): string => `(${day}::date + 1)::timestamp at time zone ${ZONE}`;

/** The condition of a day, of whole days by the site's clock where the order is an instant. */
const boundOf = ({ by, type }: Order, sign: '>=' | '<', day: string): string =>
  type === 'date' ? `${by} ${sign} ${day}` : `${by} ${sign} (${day})::timestamp at time zone ${ZONE}`;

/** From which day to which. */
function periodOf(query: AdminListQuery, { period, orders }: ListSql, place: (value: unknown) => string): string[] {
  const own = period ?? orders.of[orders.names[0] ?? ''];
  if (own === undefined || (own.type !== 'timestamptz' && own.type !== 'date')) return [];
  return [
    ...(query.from ? [boundOf(own, '>=', `${place(query.from)}::date`)] : []),
    ...(query.until ? [boundOf(own, '<', `${place(query.until)}::date + 1`)] : []),
  ];
}

/** Pages have numbers as far as rows are counted; further on a cursor leads. */
function skippedBy({ page = 1 }: AdminListQuery, perPage: number): number {
  const skipped = (page - 1) * perPage;
  if (skipped > COUNTED) throw fieldError('page', 'validation.max', { max: Math.floor(COUNTED / perPage) + 1 });
  return skipped;
}

const conditionsOf = (where: readonly string[]): string => (where.length > 0 ? `where ${where.join(' and ')}` : '');

/** One page of a console list and its count, in one statement each. The SQL never contains text of the caller. */
export async function adminPage<Row>(
  database: Database,
  query: AdminListQuery,
  list: ListSql,
): Promise<AdminPage<Row>> {
  const isFile = query.format === 'csv';
  const perPage = isFile ? EXPORTED : (query.perPage ?? PER_PAGE);
  const key = list.key ?? byId('id');
  const { name, order } = orderOf(query, list.orders);
  const isKey = order.by === key.by;
  const direction = query.order ?? 'desc';
  const parameters = [...(list.parameters ?? [])];
  const place = (value: unknown): string => `$${parameters.push(value)}`;
  const where = [...(list.where ?? []), ...periodOf(query, list, place)];
  const counted = conditionsOf(where);
  const countedBy = [...parameters];
  const after = isFile ? null : readCursor(query.cursor, name, order, key);
  if (after !== null) {
    const sign = direction === 'asc' ? '>' : '<';
    const last = `${place(after.key)}::${key.type}`;
    where.push(
      isKey
        ? `${key.by} ${sign} ${last}`
        : `(${order.by}, ${key.by}) ${sign} (${place(after.value)}::${order.type}, ${last})`,
    );
  }
  const skip = isFile || after !== null ? 0 : skippedBy(query, perPage);
  const orderBy = isKey
    ? `order by ${key.by} ${direction}`
    : `order by ${order.by} ${direction}, ${key.by} ${direction}`;
  const [found, [count]] = await Promise.all([
    database.query<Row & Placed>(
      `select ${list.select}, (${order.by})::text as "placeValue", (${key.by})::text as "placeKey"
       from ${list.from} ${conditionsOf(where)} ${orderBy} limit ${perPage + 1} offset ${skip}`,
      parameters,
    ),
    // In the list's order: without it the planner reads the table from its start, past all that is of another state.
    database.query<{ total: string }>(
      `select count(*) as total from (select 1 from ${list.counted ?? list.from} ${counted} ${orderBy} limit ${COUNTED}) counted`,
      countedBy,
    ),
  ]);
  const page = found.slice(0, perPage);
  const end = page.at(-1);
  return {
    items: page.map(({ placeValue: _value, placeKey: _key, ...row }) => row as unknown as Row),
    total: Number(count?.total ?? 0),
    nextCursor:
      found.length > perPage && end !== undefined
        ? writeCursor(name, { value: end.placeValue, key: end.placeKey })
        : null,
  };
}

/** An ILIKE pattern that finds a text anywhere in a column, with wildcards escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
