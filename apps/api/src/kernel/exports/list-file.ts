import type { Page } from '@cairn/contracts';
import { requireStepUp } from '../auth/step-up.js';
import { DomainError } from '../errors/domain-error.js';
import { FileReply, type JsonText } from '../http/envelope.js';
import type { Identity } from '../http/request.js';
import { writeCsv } from './csv.js';

/**
 * SEC-14: a file of people leaves after step-up alone; an admin takes it from the console, which logs it.
 * @throws auth.forbidden for an admin, auth.step_up_required
 */
export function requireOwnFile(caller: Identity): void {
  if (caller.kind === 'admin') throw new DomainError('auth.forbidden');
  requireStepUp(caller);
}

/** A whole list as a file. @param head the columns' names, each once @param rows their cells in the same order */
export function listFile(name: string, head: readonly string[], rows: readonly (readonly unknown[])[]): FileReply {
  const lines = rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at]])));
  return new FileReply(Buffer.from(writeCsv(lines, head), 'utf8'), 'text/csv; charset=utf-8', `${name}.csv`);
}

/** Rows of one read of a list that a file is made of. */
const PORTION = 500;

/** The whole of a list that is read page by page. */
export async function wholeOf<Item>(
  page: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const read: Page<Item> = await page({ limit: PORTION, ...(cursor === null ? {} : { cursor }) });
    items.push(...read.items);
    cursor = read.nextCursor;
  } while (cursor !== null);
  return items;
}

/** A page whose JSON the database has written, read back. */
export const pageOfText = <Item>({ data, head }: JsonText): Page<Item> => ({
  items: JSON.parse(data) as Item[], // as its statement writes them
  nextCursor: head.nextCursor ?? null,
});
