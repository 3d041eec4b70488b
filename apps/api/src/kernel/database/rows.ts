import { notFound } from '../errors/domain-error.js';
/** The driver gives `[rows, count]` for UPDATE … RETURNING and plain rows for everything else. */
export function rowsOfUpdate<T>(result: unknown): T[] {
  if (Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number') {
    return result[0] as T[]; // the query's own columns
  }
  return result as T[];
}

/** A row of a list that is joined to its parent: without an id the parent is there and holds none. */
type Held<Row extends { id: string }> = Omit<Row, 'id'> & { id: string | null };

/**
 * The items of a list that one statement reads together with its parent (left join lateral).
 * @throws request.not_found without a row: there is no such parent for this reader
 */
export function heldBy<Row extends { id: string }>(rows: readonly Held<Row>[]): Row[] {
  if (rows.length === 0) throw notFound();
  return rows.filter((row) => row.id !== null) as unknown as Row[]; // narrowed by its id
}
