import type { BusinessDayRule, HolidayPredicate } from '../calendar/business-days.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import type { Accrual, DayCount } from '../calendar/day-count.js';
import type { Rational } from '../money/rational.js';
import type { PayingFrequency } from './frequency.js';

interface CommonTerms {
  /** Minor units, above zero. */
  readonly principal: bigint;
  /** Nominal rate per year as a fraction: 8 % is `rationalFromDecimal('0.08')`. */
  readonly rate: Rational;
  /** ACT/ACT-ICMA unless given: every full period counts exactly one m-th of a year. */
  readonly dayCount?: DayCount;
  readonly accrual?: Accrual;
  /** Moves due dates only; interest is computed on the unmoved dates. None unless given. */
  readonly businessDayRule?: BusinessDayRule;
  readonly isHoliday?: HolidayPredicate;
}

interface InstalmentTerms extends CommonTerms {
  readonly frequency: PayingFrequency;
  /** The number of instalments, grace periods included. */
  readonly periods: number;
  /** The first instalment falls due on this day, the others follow period by period from it. */
  readonly paybackStartDate: CalendarDate;
  /** Interest runs from this day; one period before the first instalment unless given. */
  readonly accrualStartDate?: CalendarDate;
  /**
   * Measures the days that a first period has beyond whole periods where full periods count one m-th of a year; against
   * the period around them unless given. ACT/365F where the contract counts them as days of a year.
   */
  readonly oddDays?: DayCount;
  /** The day of the month to return to, when `paybackStartDate` was itself clamped to a month end. */
  readonly anchorDay?: number;
}

/** Interest each period, all principal with the last. */
export interface InterestOnlyTerms extends InstalmentTerms {
  readonly kind: 'interest-only';
}

/** Principal paid down over time: in equal instalments (annuity) or equal parts of principal. */
export interface AmortisingTerms extends InstalmentTerms {
  readonly kind: 'annuity' | 'equal-principal';
  /** First periods that pay interest only; fewer than `periods`. */
  readonly gracePeriods?: number;
  /** Principal, in minor units and below the whole, that is paid on top of the last instalment. */
  readonly balloon?: bigint;
}

/** One payment at maturity. */
export interface BulletTerms extends CommonTerms {
  readonly kind: 'bullet';
  readonly frequency: 'never';
  readonly accrualStartDate: CalendarDate;
  readonly maturityDate: CalendarDate;
  /** How often interest is added to the principal; simple interest unless given. */
  readonly compounding?: PayingFrequency;
}

export type ScheduleTerms = InterestOnlyTerms | AmortisingTerms | BulletTerms;

/** One instalment; amounts in minor units of the loan's currency. */
export interface ScheduleRow {
  /** From 1. */
  readonly n: number;
  readonly dueOn: CalendarDate;
  readonly interest: bigint;
  readonly principal: bigint;
  /** Interest and principal together. */
  readonly total: bigint;
  /** Principal still owed after this instalment. */
  readonly balance: bigint;
}

/** A loan whose equal instalment would not even pay the interest, so that the debt would grow. */
export class NegativeAmortisationError extends RangeError {
  override readonly name = 'NegativeAmortisationError';
}

const MAX_PERIODS = 36_525;

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const assertInstalments = (terms: InterestOnlyTerms | AmortisingTerms): void => {
  if (!isCount(terms.periods, 1, MAX_PERIODS)) {
    throw new RangeError(`The number of instalments must be a whole number from 1 to ${MAX_PERIODS}`);
  }
  if (terms.accrualStartDate !== undefined && terms.accrualStartDate >= terms.paybackStartDate) {
    throw new RangeError('Interest must start to run before the first instalment is due');
  }
  if (terms.kind === 'interest-only') return;
  if (!isCount(terms.gracePeriods ?? 0, 0, terms.periods - 1)) {
    throw new RangeError('There must be fewer grace periods than instalments');
  }
  const balloon = terms.balloon ?? 0n;
  if (balloon < 0n || balloon >= terms.principal) {
    throw new RangeError('The balloon must be zero or more and below the principal');
  }
};

/** @throws RangeError that names the first term which cannot be */
export const assertScheduleTerms = (terms: ScheduleTerms): void => {
  if (terms.principal <= 0n) throw new RangeError('The principal must be above zero');
  if (terms.rate.num < 0n) throw new RangeError('The interest rate must not be negative');
  if (terms.kind !== 'bullet') assertInstalments(terms);
  else if (terms.maturityDate <= terms.accrualStartDate) {
    throw new RangeError('The maturity must lie after the start of interest');
  }
};
