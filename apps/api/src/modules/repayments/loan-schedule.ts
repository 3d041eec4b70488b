import {
  addDays,
  addMonthsAnchored,
  buildSchedule,
  parseCalendarDate,
  rationalFromDecimal,
  wholePeriodsBetween,
  type CalendarDate,
  type ScheduleRow,
  type ScheduleTerms,
} from '@cairn/finance';
import type { InvestFrequency, RepaymentScheduleType } from '@cairn/contracts';

export interface LoanTerms {
  principal: bigint;
  interestRate: string;
  frequency: InvestFrequency;
  schedule: RepaymentScheduleType;
  termMonths: number;
  /** The first instalment's day, as the owner stated it. */
  paybackStart: string;
}

const KIND = { interest_only: 'interest-only', annuity: 'annuity', equal_principal: 'equal-principal' } as const;

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

/** The instalments of a funded loan (repayments C1): a bullet when nothing is paid before the end. */
export function loanSchedule(terms: LoanTerms, closedOn: CalendarDate): ScheduleRow[] {
  return buildSchedule(scheduleTerms(terms, closedOn));
}

function scheduleTerms(terms: LoanTerms, closedOn: CalendarDate): ScheduleTerms {
  const { principal, frequency, schedule, termMonths } = terms;
  const rate = rationalFromDecimal(terms.interestRate);
  if (schedule === 'bullet' || frequency === 'never') {
    const maturityDate = addMonthsAnchored(closedOn, termMonths);
    return { kind: 'bullet', frequency: 'never', principal, rate, accrualStartDate: closedOn, maturityDate };
  }
  // A start that has passed when the campaign closes is moved to the day after: nobody is late on the first day.
  const paybackStartDate = later(parseCalendarDate(terms.paybackStart), addDays(closedOn, 1));
  const periods = Math.max(
    1,
    wholePeriodsBetween(paybackStartDate, addMonthsAnchored(paybackStartDate, termMonths), frequency),
  );
  return { kind: KIND[schedule], frequency, principal, rate, periods, paybackStartDate };
}
