import { adjustToBusinessDay } from '../calendar/business-days.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { addRational, multiplyRational, ONE, rational, roundRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { divideHalfUp } from '../money/rounding.js';
import { bulletPeriods, instalmentPeriods } from './accrual-periods.js';
import type { AccrualPeriod } from './accrual-periods.js';
import { assertScheduleTerms, NegativeAmortisationError } from './schedule-terms.js';
import type { AmortisingTerms, BulletTerms, InterestOnlyTerms, ScheduleRow, ScheduleTerms } from './schedule-terms.js';

const growthOver = (rate: Rational, years: Rational): Rational => addRational(ONE, multiplyRational(rate, years));

const interestOn = (balance: bigint, rate: Rational, years: Rational): bigint =>
  roundRational(multiplyRational(multiplyRational(rational(balance), rate), years));

/**
 * The equal instalment A that pays `principal` off with `balloon` left for the end:
 * principal = A * sum of v_k + balloon * v_n with v_k the product over j <= k of 1 / (1 + rate * years_j). With equal
 * periods this is the annuity formula P * i / (1 - (1 + i)^-n). Everything is brought over one denominator, so that the
 * result is exact until it is rounded, and no fraction has to be reduced on the way.
 */
const levelInstalment = (
  principal: bigint,
  balloon: bigint,
  rate: Rational,
  periods: readonly AccrualPeriod[],
): bigint => {
  let [growth, scale, sum] = [1n, 1n, 0n];
  for (const { years } of periods) {
    const factor = growthOver(rate, years);
    growth *= factor.num;
    scale *= factor.den;
    sum = sum * factor.num + scale;
  }
  return divideHalfUp(principal * growth - balloon * scale, sum);
};

/** The principal in the k-th instalment; the last pays the whole remainder. */
type PrincipalRule = (interest: bigint, balance: bigint) => bigint;

const annuityRule = (terms: AmortisingTerms, paying: readonly AccrualPeriod[]): PrincipalRule => {
  const instalment = levelInstalment(terms.principal, terms.balloon ?? 0n, terms.rate, paying);
  return (interest, balance) => {
    if (instalment <= interest) {
      throw new NegativeAmortisationError(
        `An instalment of ${instalment} minor units does not pay the interest of ${interest}`,
      );
    }
    // With very small principals the rounded instalment can pay the loan off before the end.
    return instalment - interest < balance ? instalment - interest : balance;
  };
};

const principalRule = (
  terms: InterestOnlyTerms | AmortisingTerms,
  periods: readonly AccrualPeriod[],
): PrincipalRule => {
  if (terms.kind === 'interest-only') return () => 0n;
  const paying = periods.slice(terms.gracePeriods ?? 0);
  if (terms.kind === 'annuity') return annuityRule(terms, paying);
  const part = (terms.principal - (terms.balloon ?? 0n)) / BigInt(paying.length);
  return () => part;
};

const instalmentRows = (terms: InterestOnlyTerms | AmortisingTerms): ScheduleRow[] => {
  const periods = instalmentPeriods(terms);
  const rule = principalRule(terms, periods);
  const grace = terms.kind === 'interest-only' ? 0 : (terms.gracePeriods ?? 0);
  let balance = terms.principal;
  return periods.map(({ end, years }, index) => {
    const interest = interestOn(balance, terms.rate, years);
    const scheduled = index < grace ? 0n : rule(interest, balance);
    const principal = index === periods.length - 1 ? balance : scheduled;
    balance -= principal;
    return { n: index + 1, dueOn: end, interest, principal, total: interest + principal, balance };
  });
};

const bulletRow = (terms: BulletTerms): ScheduleRow => {
  let [growth, scale] = [1n, 1n];
  for (const { years } of bulletPeriods(terms)) {
    const factor = growthOver(terms.rate, years);
    growth *= factor.num;
    scale *= factor.den;
  }
  const { principal } = terms;
  const interest = divideHalfUp(principal * (growth - scale), scale);
  return { n: 1, dueOn: terms.maturityDate, interest, principal, total: principal + interest, balance: 0n };
};

/**
 * The repayment schedule of a loan: interest-only, bullet (simple or compounded), annuity or equal principal, with grace
 * and balloon (docs/repayments.md, "Schedules"). Interest of each period is rounded half up, once; everything else is exact.
 * Always: principal sums to the whole, the last balance is zero, no row is negative. The last instalment of an annuity
 * differs from the others by the rounding it gathers: at most ((1 + i)^n - 1) / i minor units, in practice a few.
 * It is repayment mathematics, not a promise of payment.
 *
 * @throws RangeError that names the term which cannot be
 * @throws NegativeAmortisationError when an equal instalment would not pay the interest
 */
export const buildSchedule = (terms: ScheduleTerms): ScheduleRow[] => {
  assertScheduleTerms(terms);
  const rows = terms.kind === 'bullet' ? [bulletRow(terms)] : instalmentRows(terms);
  const { businessDayRule = 'none', isHoliday } = terms;
  const adjust = (date: CalendarDate): CalendarDate => adjustToBusinessDay(date, businessDayRule, isHoliday);
  return rows.map((row) => ({ ...row, dueOn: adjust(row.dueOn) }));
};
