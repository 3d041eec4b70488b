import { AGES_BY_YEAR, type EvidenceKind } from '@cairn/contracts/kyc/accreditation-methods';
import type { EntityManager } from 'typeorm';

interface AgeRow {
  today: string;
  days: number;
  years: number;
}

/** The day it is at the site, and how old a document may be then. */
export interface EvidenceAges {
  today: string;
  /** The first day that a document may bear. */
  since: (kind: EvidenceKind) => string;
  days: number;
}

const AGES = `select to_char((kernel.now() at time zone z.name)::date, 'YYYY-MM-DD') as today,
    (r.rules ->> 'accreditation_evidence_days')::int as days, (r.rules ->> 'accreditation_tax_years')::int as years
  from (select value #>> '{}' as name from site_setting where name = 'timezone') z, (select rules_in_force() as rules) r`;

const MILLISECONDS = 86_400_000;

/** By the dated rules of the site: some days for most, the last two years for tax forms (Rule 506(c)(2)(ii)). */
export async function evidenceAges(reader: EntityManager): Promise<EvidenceAges> {
  const [row] = await reader.query<AgeRow[]>(AGES);
  if (row === undefined) throw new Error('The site has no time zone');
  const { today, days, years } = row;
  const sinceDays = new Date(Date.parse(today) - days * MILLISECONDS).toISOString().slice(0, today.length);
  const sinceYears = `${Number(today.slice(0, 'YYYY'.length)) - years}-01-01`;
  return { today, days, since: (kind) => (AGES_BY_YEAR.includes(kind) ? sinceYears : sinceDays) };
}

/** Whether a document is too old on this day; one without a day is not known to be. */
export const isTooOld = ({ since }: EvidenceAges, kind: EvidenceKind, datedOn: string | null): boolean =>
  datedOn !== null && datedOn < since(kind);
