import { datePartsOf } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { multiplyRational, rational, roundRational, subtractRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { instalmentPeriods } from './accrual-periods.js';
import { buildSchedule } from './build-schedule.js';
import { addPeriods } from './frequency.js';
import { loanScheduleTerms } from './loan.js';
import type { LoanTerms } from './loan.js';
import { NegativeAmortisationError } from './schedule-terms.js';
import type { AmortisingTerms, InterestOnlyTerms, ScheduleRow, ScheduleTerms } from './schedule-terms.js';

/** How far a loan has been repaid. */
export interface LoanProgress {
  /** Instalments paid, from the first on without a gap. */
  readonly paid: number;
  /** Principal still owed, in minor units. */
  readonly owed: bigint;
  /** Interest is paid up to this day: that of the last instalment or early repayment, or the closing. */
  readonly interestPaidTo: CalendarDate;
}

/** The instalments that are left on their own days, with `owed` as principal and interest from `from` on. */
const remainingTerms = (
  terms: InterestOnlyTerms | AmortisingTerms,
  { paid, owed }: LoanProgress,
  from: CalendarDate,
): InterestOnlyTerms | AmortisingTerms => {
  const { paybackStartDate, frequency, periods } = terms;
  return {
    ...terms,
    principal: owed,
    periods: periods - paid,
    paybackStartDate: addPeriods(paybackStartDate, frequency, paid),
    anchorDay: datePartsOf(paybackStartDate).day,
    accrualStartDate: from,
    // The first period counts odd days as the contract does; a part of a regular period is a part of its m-th of a year.
    oddDays: paid === 0 ? terms.oddDays : undefined,
  };
};

const yearsToNext = (
  terms: InterestOnlyTerms | AmortisingTerms,
  progress: LoanProgress,
  from: CalendarDate,
): Rational => {
  const [next] = instalmentPeriods(remainingTerms(terms, progress, from));
  if (next === undefined || from >= next.end) throw new RangeError('An instalment falls due first');
  return next.years;
};

/**
 * Interest that an early repayment on a day pays beside principal: on all that is owed, from the day up to which interest
 * is paid (that day counted, the day of repayment not). Zero when it is paid beyond that day already. Together with the
 * next instalment of `scheduleAfter` the period is counted once: the repayment has what the instalment lacks.
 *
 * @returns minor units, rounded half up
 * @throws RangeError when an instalment falls due on or before that day
 */
export const interestTo = (loan: LoanTerms, progress: LoanProgress, on: CalendarDate): bigint => {
  const { owed, interestPaidTo } = progress;
  if (on <= interestPaidTo) return 0n;
  const terms = loanScheduleTerms(loan);
  if (terms.kind === 'bullet') {
    if (on >= terms.maturityDate) throw new RangeError('An instalment falls due first');
    const upTo: ScheduleTerms = { ...terms, principal: owed, accrualStartDate: interestPaidTo, maturityDate: on };
    return buildSchedule(upTo)[0]?.interest ?? 0n;
  }
  const years = subtractRational(yearsToNext(terms, progress, interestPaidTo), yearsToNext(terms, progress, on));
  return roundRational(multiplyRational(multiplyRational(rational(owed), loan.rate), years));
};

/**
 * The rest of a loan's schedule after an early repayment: the same days, numbered on, with instalments recomputed for what
 * is still owed (docs/repayments.md, "Paying early"). Empty when nothing is owed.
 *
 * @param progress after the repayment, `interestPaidTo` its day
 * @returns null when so little is left that some instalment would be nothing
 */
export const scheduleAfter = (loan: LoanTerms, progress: LoanProgress): ScheduleRow[] | null => {
  const { paid, owed, interestPaidTo } = progress;
  if (owed === 0n) return [];
  const terms = loanScheduleTerms(loan);
  const rest: ScheduleTerms =
    terms.kind === 'bullet'
      ? { ...terms, principal: owed, accrualStartDate: interestPaidTo }
      : remainingTerms(terms, progress, interestPaidTo);
  try {
    const rows = buildSchedule(rest);
    return rows.every(({ total }) => total > 0n) ? rows.map((row) => ({ ...row, n: row.n + paid })) : null;
  } catch (error) {
    if (error instanceof NegativeAmortisationError) return null;
    throw error;
  }
};
