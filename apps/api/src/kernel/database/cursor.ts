import type { Page } from '@cairn/contracts';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { fieldError } from '../errors/domain-error.js';
import { isValueOf } from './cursor-values.js';

/** A place in a list that is ordered by an instant and an id, newest first. */
export interface Place {
  at: string;
  id: string;
}

/** Reads a cursor; null for the first page. Whatever its holder made of it, it never reaches SQL unless it has our form. */
export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [at, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!at || !id || !isValueOf('timestamptz', at) || !isValueOf('uuid', id))
    throw fieldError('cursor', 'validation.format');
  return { at, id };
}

/** The cursor of the rows behind a place, opaque to its holder. */
export const placeOf = ({ at, id }: { at: Date; id: string }): string =>
  Buffer.from(`${at.toISOString()}|${id}`, 'utf8').toString('base64url');

/** How many rows a query returns: its own limit, or the specification's page size (C-01). */
export const limitOf = (query: PageQuery, size: number): number => query.limit ?? size * (query.page ?? 1);

/** Cuts `limit + 1` rows to a page; the extra row says that there is more. */
export function toPage<Row>(rows: Row[], limit: number, place: (row: Row) => { at: Date; id: string }): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, nextCursor: null };
  return { items, nextCursor: placeOf(place(last)) };
}
