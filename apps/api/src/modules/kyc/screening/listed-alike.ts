import type { Tx } from '../../../kernel/database/in-tx.js';
import { hitsOf, type Hit } from './candidates.js';
import { screened } from './match-score.js';

/** Somebody who has no identity record here. */
export interface Outsider {
  name: string;
  isCompany?: boolean;
  /** `YYYY-MM-DD`; null of a company. */
  dateOfBirth: string | null;
  /** ISO 3166, two capital letters. */
  country: string;
}

const THRESHOLD = `select (value #>> '{}')::int as threshold from site_setting where name = 'screeningThreshold'`;

/** The entries of the lists in force that resemble somebody, most alike first. Nothing is kept: whoever asks decides. */
export async function listedAlike(tx: Tx, person: Outsider): Promise<Hit[]> {
  const [setting] = await tx.query<{ threshold: number }[]>(THRESHOLD);
  if (setting === undefined) throw new Error('The site has no threshold of screening');
  const hits = await hitsOf(tx, screened(person), setting.threshold);
  return hits.toSorted((one, other) => other.score - one.score);
}
