import { addMonthsAnchored, parseCalendarDate } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { rationalFromDecimal } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { buildSchedule } from './build-schedule.js';
import { addPeriods, wholePeriodsBetween } from './frequency.js';
import type { Frequency, PayingFrequency } from './frequency.js';
import type { ScheduleRow, ScheduleTerms } from './schedule-terms.js';

/** How a loan's principal is repaid. */
export type LoanRepayment = 'interest_only' | 'annuity' | 'equal_principal' | 'bullet';

/** When a campaign's loan is repaid, as its owner stated it. */
export interface LoanPlan {
  readonly frequency: Frequency;
  readonly repayment: LoanRepayment;
  readonly termMonths: number;
  /** The first instalment's day. */
  readonly paybackStartDate: CalendarDate;
  /** The day on which the campaign closes, or is planned to: interest runs from it. */
  readonly closingDate: CalendarDate;
}

export interface LoanTerms extends LoanPlan {
  /** Minor units, above zero. */
  readonly principal: bigint;
  /** Nominal rate per year as a fraction. */
  readonly rate: Rational;
}

/** A loan as its campaign states it; dates as 'YYYY-MM-DD', the rate as decimal text. */
export interface StatedLoan {
  readonly interestRate: string;
  readonly investFrequency: Frequency;
  readonly repaymentSchedule: LoanRepayment;
  readonly termLength: number;
  readonly paybackStartDate: string;
  readonly closingDate: string;
}

/** @throws RangeError for a date or a rate that is none */
export const readLoan = (stated: StatedLoan, principal: bigint): LoanTerms => ({
  principal,
  rate: rationalFromDecimal(stated.interestRate),
  frequency: stated.investFrequency,
  repayment: stated.repaymentSchedule,
  termMonths: stated.termLength,
  paybackStartDate: parseCalendarDate(stated.paybackStartDate),
  closingDate: parseCalendarDate(stated.closingDate),
});

interface Instalments {
  readonly frequency: PayingFrequency;
  readonly periods: number;
  readonly first: CalendarDate;
}

/** Null for a loan that is paid once, at the end. */
const instalmentsOf = ({ frequency, repayment, ...plan }: LoanPlan): Instalments | null => {
  if (repayment === 'bullet' || frequency === 'never') return null;
  // A start that is not after the closing moves to one period after it: no instalment is due for no time.
  const { paybackStartDate, closingDate, termMonths } = plan;
  const first = paybackStartDate > closingDate ? paybackStartDate : addPeriods(closingDate, frequency, 1);
  const fitting = wholePeriodsBetween(first, addMonthsAnchored(first, termMonths), frequency);
  return { frequency, periods: Math.max(1, fitting), first };
};

export interface LoanDates {
  readonly first: CalendarDate;
  /** The day of the last payment. */
  readonly maturity: CalendarDate;
}

/**
 * The days of a loan's first and last payment: of its instalments, or, when it is paid once, the closing plus the term.
 * The first and the last row of `loanSchedule` have the same days.
 */
export const loanDates = (plan: LoanPlan): LoanDates => {
  const instalments = instalmentsOf(plan);
  if (instalments === null) {
    const maturity = addMonthsAnchored(plan.closingDate, plan.termMonths);
    return { first: maturity, maturity };
  }
  const { first, frequency, periods } = instalments;
  return { first, maturity: addPeriods(first, frequency, periods - 1) };
};

const KINDS = { interest_only: 'interest-only', annuity: 'annuity', equal_principal: 'equal-principal' } as const;

/**
 * The terms by which a campaign's loan is repaid: as many instalments as fit into the term, from the stated start on.
 * Interest runs from the closing. A full period is exactly one m-th of a year; the odd days of a first period that is not
 * regular count ACT/365F. A loan paid once bears simple interest.
 */
export const loanScheduleTerms = (terms: LoanTerms): ScheduleTerms => {
  const { principal, rate, repayment, closingDate: accrualStartDate } = terms;
  const instalments = instalmentsOf(terms);
  if (instalments === null || repayment === 'bullet') {
    const { maturity: maturityDate } = loanDates(terms);
    return { kind: 'bullet', frequency: 'never', principal, rate, accrualStartDate, maturityDate };
  }
  const { frequency, periods, first: paybackStartDate } = instalments;
  return {
    kind: KINDS[repayment],
    frequency,
    principal,
    rate,
    periods,
    paybackStartDate,
    accrualStartDate,
    oddDays: 'ACT/365F',
  };
};

/**
 * The instalments of a campaign's loan. Its terms, its calculator, its calendar and what its owner is asked for all come
 * from here, so that they show the same days and sums.
 *
 * @throws RangeError for impossible terms
 * @throws NegativeAmortisationError when an equal instalment would not pay the interest
 */
export const loanSchedule = (terms: LoanTerms): ScheduleRow[] => buildSchedule(loanScheduleTerms(terms));
