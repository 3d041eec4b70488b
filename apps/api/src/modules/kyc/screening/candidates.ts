import type { ScreeningListKind } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { EntryDetails } from './list-reader.js';
import { matchScoreOf, type MatchScore, type Screened } from './match-score.js';

/** An entry that may be the person, or the company. */
export interface Candidate {
  kind: ScreeningListKind;
  entryId: string;
  fingerprint: string;
  matchedName: string;
  entry: CaseEntry;
}

/** An entry as a case keeps it. */
export interface CaseEntry extends Pick<EntryDetails, 'addresses' | 'identifiers' | 'sanctions' | 'dataset'> {
  id: string;
  schema: string;
  name: string;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  firstSeen: string;
  lastChange: string;
}

export type Hit = Candidate & MatchScore;

/** Of two names with fewer common letters in a row none reaches the least threshold. */
const LEAST_SIMILARITY = '0.3';
/** The names that are most alike; whatever comes after them scores lower. */
const MOST_NAMES = 400;

/**
 * Names are compared by their keys, and by their consonants where one of the two alone is in the Arabic script.
 * @param others SQL: the names in the other script; a literal, for which there is an index
 * @param kind SQL: the names of people, or those of companies
 */
const alikeTo = (
  others: 'n.is_arabic' | 'not n.is_arabic',
  kind: string,
): string => `select l.kind, n.entry_id as "entryId", e.fingerprint, n.name as "matchedName", n.key, n.consonants,
    jsonb_build_object('id', e.entry_id, 'schema', e.schema_name, 'name', e.name, 'aliases', e.aliases,
      'birthDates', e.birth_dates, 'countries', e.countries, 'addresses', e.details -> 'addresses',
      'identifiers', e.details -> 'identifiers', 'sanctions', e.details -> 'sanctions', 'dataset', e.details -> 'dataset',
      'firstSeen', e.details -> 'firstSeen', 'lastChange', e.details -> 'lastChange') as entry
  from (
    (select n.list_id, n.entry_id, n.name, n.key, null::text[] as consonants
     from screening_name n where n.key % $1 and ${kind} order by similarity(n.key, $1) desc limit ${MOST_NAMES})
    union all
    (select n.list_id, n.entry_id, n.name, n.key, array[n.consonants, p.consonants]
     from (select screening_consonants($1) as consonants) p
     join screening_name n on n.consonants % p.consonants and ${others} and ${kind}
     order by similarity(n.consonants, p.consonants) desc limit ${MOST_NAMES})) n
  join screening_list l on l.id = n.list_id and l.state = 'in_force'
  join screening_entry e on e.list_id = n.list_id and e.entry_id = n.entry_id`;

/** A legal entity of a list may be either. */
const OF_PEOPLE = 'n.is_company is not true';
const OF_COMPANIES = 'n.is_company is not false';

interface Row extends Candidate {
  key: string;
  consonants: [string, string] | null;
}

/** The entries in force that score at least the threshold, each by the best of its names. */
export async function hitsOf(tx: Tx, person: Screened, threshold: number): Promise<Hit[]> {
  if (person.key === '') return [];
  await tx.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [LEAST_SIMILARITY]);
  const others = person.isArabic ? 'not n.is_arabic' : 'n.is_arabic';
  const rows = await tx.query<Row[]>(alikeTo(others, person.isCompany ? OF_COMPANIES : OF_PEOPLE), [person.key]);
  const best = new Map<string, Hit>();
  for (const { key, consonants, ...row } of rows) {
    const { birthDates, countries } = row.entry;
    const scored = matchScoreOf(person, { key, consonants, birthDates, countries });
    const known = best.get(`${row.kind} ${row.entryId}`);
    if (scored.score >= threshold && (known?.score ?? -1) < scored.score) {
      best.set(`${row.kind} ${row.entryId}`, { ...row, ...scored });
    }
  }
  return [...best.values()];
}
