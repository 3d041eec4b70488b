import { createHash } from 'node:crypto';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { comparable } from '../../../kernel/text/version.js';
import { ListFault, type ListedEntry } from './list-reader.js';
import { screenedName } from './screened-name.js';

/** Schemas that are compared, and whether each is a company; a legal entity may be a person or a company. */
const IS_COMPANY: Readonly<Record<string, boolean | null>> = {
  Person: false,
  LegalEntity: null,
  Company: true,
  Organization: true,
  PublicBody: true,
};
const BATCH = 1_000;

export interface Written {
  entries: number;
  people: number;
}

const ENTRIES = `insert into screening_entry (list_id, entry_id, schema_name, name, aliases, birth_dates, countries,
    details, fingerprint)
  select $1, r.id, r.schema, r.name, r.aliases, r."birthDates", r.countries, r.details, r.fingerprint
  from jsonb_to_recordset($2) r(id text, schema text, name text, aliases text[], "birthDates" text[], countries text[],
    details jsonb, fingerprint text)
  on conflict do nothing returning entry_id as id`;

const NAMES = `insert into screening_name (list_id, entry_id, name, key, is_company)
  select $1, r.id, r.name, r.key, r."isCompany"
  from jsonb_to_recordset($2) r(id text, name text, key text, "isCompany" boolean)`;

/** Of what a decision rests on; that an entry was seen again says nothing about the person. */
export const fingerprintOf = ({ schema, name, aliases, birthDates, countries, details }: ListedEntry): string => {
  const { identifiers, sanctions } = details;
  return createHash('sha256')
    .update(comparable({ schema, name, aliases, birthDates, countries, identifiers, sanctions }))
    .digest('base64url');
};

/** Every name of an entry, each once by the form in which it is compared. */
function namesOf({ id, schema, name, aliases }: ListedEntry): object[] {
  const byKey = new Map<string, string>();
  for (const each of [name, ...aliases]) {
    const key = screenedName(each);
    if (key !== '' && !byKey.has(key)) byKey.set(key, each);
  }
  return [...byKey].map(([key, each]) => ({ id, name: each, key, isCompany: IS_COMPANY[schema] ?? null }));
}

/** @throws ListFault for an id that the list has twice */
async function writeBatch(tx: Tx, listId: string, batch: readonly ListedEntry[]): Promise<number> {
  const rows = batch.map(({ line: _line, ...entry }) => ({
    ...entry,
    fingerprint: fingerprintOf({ ...entry, line: 0 }),
  }));
  const written = await tx.query<{ id: string }[]>(ENTRIES, [listId, JSON.stringify(rows)]);
  const fresh = new Set(written.map(({ id }) => id));
  for (const { id, line } of batch) if (!fresh.delete(id)) throw new ListFault('repeated', line);
  const compared = batch.filter(({ schema }) => schema in IS_COMPANY);
  await tx.query(NAMES, [listId, JSON.stringify(compared.flatMap(namesOf))]);
  return compared.filter(({ schema }) => IS_COMPANY[schema] !== true).length;
}

/**
 * Writes the entries of a list as they are read, in the transaction of the whole list.
 * @throws ListFault
 */
export async function writeEntries(tx: Tx, listId: string, entries: AsyncIterable<ListedEntry>): Promise<Written> {
  const written: Written = { entries: 0, people: 0 };
  let batch: ListedEntry[] = [];
  const flush = async (): Promise<void> => {
    written.people += await writeBatch(tx, listId, batch);
    written.entries += batch.length;
    batch = [];
  };
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  if (written.entries === 0) throw new ListFault('empty');
  return written;
}
