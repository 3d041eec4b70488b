import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
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
  /** What is enough to count: without the joins that only bring columns. */
  counted?: string;
  /** Conditions with $1, $2 … of `parameters`. */
  where?: string[];
  parameters?: unknown[];
  /** Column that orders the list; newest first unless the query says otherwise. */
  orderBy: string;
}

/** One page of a console list and its count, in one statement each. Every word of SQL is ours, never the caller's. */
export async function adminPage<Row>(
  database: Database,
  query: AdminListQuery,
  list: ListSql,
): Promise<AdminPage<Row>> {
  const isFile = query.format === 'csv';
  const perPage = isFile ? EXPORTED : (query.perPage ?? PER_PAGE);
  const skip = isFile ? 0 : ((query.page ?? 1) - 1) * perPage;
  const where = list.where?.length ? `where ${list.where.join(' and ')}` : '';
  const order = `order by ${list.orderBy} ${query.sort === 'oldest' ? 'asc' : 'desc'}`;
  const parameters = list.parameters ?? [];
  const [items, [count]] = await Promise.all([
    database.query<Row>(
      `select ${list.select} from ${list.from} ${where} ${order} limit ${perPage} offset ${skip}`,
      parameters,
    ),
    // In the list's order: without it the planner reads the table from its start, past all that is of another state.
    database.query<{ total: string }>(
      `select count(*) as total from (select 1 from ${list.counted ?? list.from} ${where} ${order} limit ${COUNTED}) counted`,
      parameters,
    ),
  ]);
  return { items, total: Number(count?.total ?? 0) };
}

/** A text that is looked for anywhere in a column: the pattern of ILIKE, with its own signs taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
