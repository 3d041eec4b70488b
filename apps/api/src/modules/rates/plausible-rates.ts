import { rationalFromDecimal } from '@cairn/finance';
import type { Tx } from '../../kernel/database/in-tx.js';
import type { RateLine } from './read-rates.js';

export interface Implausible {
  line: number;
  /** The rate of the nearest other day. */
  last: string;
}

/** Detects a misplaced decimal point: no currency moves that far between two entries. */
const MOST_CHANGE = 10;

/** Whether one rate is at least ten times, or at most a tenth of, the other, both the same way round. */
export function isFarFrom(rate: string, other: string): boolean {
  const [a, b] = [rationalFromDecimal(rate), rationalFromDecimal(other)];
  const [mine, its] = [a.num * b.den, b.num * a.den];
  const most = BigInt(MOST_CHANGE);
  return mine >= its * most || mine * most <= its;
}

/**
 * Lines with the rate that each is compared with: the one of the nearest other day in the table or, of a pair that the
 * table does not have, the one of the day before it among the lines.
 */
const COMPARED = `
  with line as (
    select l.*, lag(case when l.base < l.quote then l.rate else 1 / l.rate end)
      over (partition by least(l.base, l.quote), greatest(l.base, l.quote) order by l.date) as earlier
    from jsonb_to_recordset($1) l(line int, base text, quote text, date date, rate numeric)
  ), compared as (
    select l.*, coalesce(near.rate, case when l.base < l.quote then l.earlier else 1 / l.earlier end) as last
    from line l
    left join lateral (
      select case when r.base = l.base then r.rate else 1 / r.rate end as rate from exchange_rate r
      where (r.base, r.quote) in ((l.base, l.quote), (l.quote, l.base)) and r.on_date <> l.date
      order by abs(r.on_date - l.date), r.on_date desc limit 1) near on true
  )`;

/** The first line that is at least ten times, or at most a tenth of, the rate of the nearest other day. */
export async function firstImplausible(tx: Tx, lines: readonly RateLine[]): Promise<Implausible | undefined> {
  const [slip] = await tx.query<Implausible[]>(
    `${COMPARED} select line, round(last, 10)::float8::text as last from compared
     where rate >= last * $2 or rate * $2 <= last order by line limit 1`,
    [JSON.stringify(lines), MOST_CHANGE],
  );
  return slip;
}

/** Lines that nothing can be compared with: the first rate of their pair, by line. */
export async function firstOfTheirPair(tx: Tx, lines: readonly RateLine[]): Promise<RateLine[]> {
  return tx.query<RateLine[]>(
    `${COMPARED} select line, date::text, base, quote, trim_scale(rate)::text as rate from compared
     where last is null order by line`,
    [JSON.stringify(lines)],
  );
}
