import type { CalendarDate } from '../calendar/calendar-date.js';
import { multiplyRational, rational, roundRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';

/** A figure that arrived late, for a period that was billed on an estimate. */
export interface RevenueCorrection {
  /** Number of the corrected period, from 1, before the period in which it arrives. */
  readonly period: number;
  /** Gross revenue as reported, in minor units. */
  readonly revenue: bigint;
}

export interface RevenuePeriod {
  readonly dueOn: CalendarDate;
  /** Gross revenue in minor units, or null when there is no report: then the last reported figure is used. */
  readonly reported: bigint | null;
  /** Late reports that came in with this period; their difference is settled in it. */
  readonly corrections?: readonly RevenueCorrection[];
}

export interface RevenueShareTerms {
  /** Minor units. */
  readonly principal: bigint;
  /** Part of gross revenue that is paid over: 5 % is `rationalFromDecimal('0.05')`. */
  readonly share: Rational;
  /** All payments together reach this multiple of the principal and no more: 1.5 is 3/2. */
  readonly capMultiple: Rational;
  /** The last day of the agreement; without it, payments go on until the cap. */
  readonly endOn?: CalendarDate;
  /** The treatment of the remainder on the last day, by the term sheet. */
  readonly onTermEnd: 'due' | 'forgiven';
  readonly periods: readonly RevenuePeriod[];
}

export interface RevenueShareRow {
  readonly n: number;
  readonly dueOn: CalendarDate;
  readonly basis: 'reported' | 'estimated';
  readonly revenue: bigint;
  /** Part of the payment that settles earlier estimates; negative when they were too high. */
  readonly trueUp: bigint;
  readonly payment: bigint;
  /** All payments so far. */
  readonly paid: bigint;
  /** Still to be paid up to the cap. */
  readonly remaining: bigint;
  readonly forgiven: bigint;
}

const assertTerms = (terms: RevenueShareTerms): void => {
  if (terms.principal <= 0n) throw new RangeError('The principal must be above zero');
  if (terms.share.num <= 0n || terms.share.num > terms.share.den) {
    throw new RangeError('The share of revenue must be above zero and at most the whole');
  }
  if (terms.capMultiple.num <= 0n) throw new RangeError('The cap must be above zero');
  if (terms.periods.some(({ reported }) => reported !== null && reported < 0n)) {
    throw new RangeError('Revenue must not be negative');
  }
};

/**
 * Payments of a revenue-share agreement: each period min(round(share * revenue), cap - paid) until the cap multiple of
 * the principal is paid or the term ends (docs/repayments.md, "Schedules"). A missing report is estimated by the last one and
 * trued up by a correction. Rows end with the cap or the term.
 *
 * @throws RangeError for terms out of range, or a correction of a period that is not an earlier one
 */
export const buildRevenueShare = (terms: RevenueShareTerms): RevenueShareRow[] => {
  assertTerms(terms);
  const shareOf = (revenue: bigint): bigint => roundRational(multiplyRational(terms.share, rational(revenue)));
  const cap = roundRational(multiplyRational(terms.capMultiple, rational(terms.principal)));
  const rows: RevenueShareRow[] = [];
  const known: bigint[] = [];
  let [paid, lastReported, carried] = [0n, 0n, 0n];
  for (const period of terms.periods) {
    if (paid === cap) break;
    for (const { period: corrected, revenue } of period.corrections ?? []) {
      const before = known[corrected - 1];
      if (before === undefined || revenue < 0n) throw new RangeError(`Period ${corrected} cannot be corrected here`);
      carried += shareOf(revenue) - shareOf(before);
      known[corrected - 1] = revenue;
      if (corrected === known.length) lastReported = revenue;
    }
    const revenue = period.reported ?? lastReported;
    lastReported = revenue;
    known.push(revenue);
    const ended = terms.endOn !== undefined && period.dueOn >= terms.endOn;
    const left = cap - paid;
    const wanted = shareOf(revenue) + carried;
    const regular = wanted < 0n ? 0n : wanted;
    const payment = regular > left || (ended && terms.onTermEnd === 'due') ? left : regular;
    paid += payment;
    const forgiven = ended ? cap - paid : 0n;
    rows.push({
      n: rows.length + 1,
      dueOn: period.dueOn,
      basis: period.reported === null ? 'estimated' : 'reported',
      revenue,
      trueUp: carried,
      payment,
      paid,
      remaining: cap - paid - forgiven,
      forgiven,
    });
    // An estimate that was too high by more than this period's share is settled over the next ones.
    carried = wanted < 0n ? wanted : 0n;
    if (ended) break;
  }
  return rows;
};
