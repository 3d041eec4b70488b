import type { Tx } from '../../kernel/database/in-tx.js';
import { USED, PAST } from './rate-state.sql.js';
import type { RateLine } from './read-rates.js';

/** A rate that was entered before, for the day of a line and its pair, whichever way round. */
export interface StandingRate {
  /** The line that meets it. */
  line: number;
  base: string;
  quote: string;
  date: string;
  rate: string;
  source: string;
  isPast: boolean;
}

/** Where both directions were entered for one day, the last one is used. */
const STANDING = `
  select l.line, r.base, r.quote, r.on_date::text as date, trim_scale(r.rate)::text as rate, r.source, ${PAST} as "isPast"
  from jsonb_to_recordset($1) l(line int, base text, quote text, date date)
  join lateral (
    select * from exchange_rate r where r.on_date = l.date and (r.base, r.quote) in ((l.base, l.quote), (l.quote, l.base))
    order by r.entered_at desc, r.base limit 1) r on true`;

/** Existing rates in the place of these lines, by line. */
export async function standingRates(tx: Tx, lines: readonly RateLine[]): Promise<ReadonlyMap<number, StandingRate>> {
  const rows = await tx.query<StandingRate[]>(STANDING, [JSON.stringify(lines)]);
  return new Map(rows.map((row) => [row.line, row]));
}

/** Whether a commitment was measured by it. Asked for one at a time: it may read many commitments. */
export async function isUsed(tx: Tx, { base, quote, date }: StandingRate): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `select 1 from exchange_rate r where r.base = $1 and r.quote = $2 and r.on_date = $3 and ${USED}`,
    [base, quote, date],
  );
  return rows.length > 0;
}
