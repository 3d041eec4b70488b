import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { DAY_COUNTS } from '../calendar/day-count.js';
import type { DayCount } from '../calendar/day-count.js';
import { compareRational, powerRational, rational, subtractRational } from '../money/rational.js';
import type { Rational } from '../money/rational.js';
import { scheduleOrSkip } from '../testing/schedules.js';
import { periodsPerYear } from './frequency.js';
import type { PayingFrequency } from './frequency.js';
import type { ScheduleTerms } from './schedule-terms.js';

/** Other schedules are drawn in every run of the suite. */
const RUNS = { numRuns: 300 };
const frequencies = fc.constantFrom<PayingFrequency>('daily', 'weekly', 'monthly', 'quarterly', 'yearly');
const dates = fc.integer({ min: 0, max: 3650 }).map((days) => addDays(parseCalendarDate('2026-01-01'), days));

const common = fc.record({
  principal: fc.bigInt({ min: 100_000n, max: 10n ** 12n }),
  rate: fc.integer({ min: 0, max: 2400 }).map((points) => rational(BigInt(points), 10_000n)),
  frequency: frequencies,
  periods: fc.integer({ min: 1, max: 48 }),
  paybackStartDate: dates,
  dayCount: fc.constantFrom<DayCount>(...DAY_COUNTS),
});

const amortising = fc
  .tuple(
    common,
    fc.constantFrom<'annuity' | 'equal-principal'>('annuity', 'equal-principal'),
    fc.nat({ max: 100 }),
    fc.bigInt({ min: 0n, max: 50n }),
  )
  .map(([terms, kind, grace, percent]): ScheduleTerms => ({
    ...terms,
    kind,
    gracePeriods: grace % terms.periods,
    balloon: (terms.principal * percent) / 100n,
  }));

const interestOnly = common.map((terms): ScheduleTerms => ({ ...terms, kind: 'interest-only' }));

const bullets = fc
  .tuple(common, fc.integer({ min: 1, max: 3650 }), fc.option(frequencies, { nil: undefined }))
  .map(([{ principal, rate, dayCount, paybackStartDate }, days, compounding]): ScheduleTerms => ({
    kind: 'bullet',
    frequency: 'never',
    principal,
    rate,
    dayCount,
    compounding: compounding === 'daily' ? 'monthly' : compounding,
    accrualStartDate: paybackStartDate,
    maturityDate: addDays(paybackStartDate, days),
  }));

/** 48 yearly instalments of which almost all is interest: a rounded cent pays the loan off one period early. */
const ALL_ROUNDING = {
  principal: 100_002n,
  rate: rational(2261n, 10_000n),
  frequency: 'yearly' as PayingFrequency,
  periods: 48,
  paybackStartDate: parseCalendarDate('2026-01-01'),
  dayCount: 'ACT/ACT-ICMA' as DayCount,
};

describe('every schedule', () => {
  it('pays back exactly the principal, ends at zero, and has no negative amount', () => {
    fc.assert(
      fc.property(fc.oneof(amortising, interestOnly, bullets), (terms) => {
        let balance = terms.principal;
        for (const row of scheduleOrSkip(terms)) {
          balance -= row.principal;
          expect(row.balance).toBe(balance);
          expect(row.total).toBe(row.interest + row.principal);
          expect(row.interest >= 0n && row.principal >= 0n && row.balance >= 0n).toBe(true);
        }
        expect(balance).toBe(0n);
      }),
      RUNS,
    );
  });

  it('falls due in order, from the agreed day on', () => {
    fc.assert(
      fc.property(amortising, (terms) => {
        const rows = scheduleOrSkip(terms);
        if (terms.kind !== 'bullet') expect(rows[0]?.dueOn).toBe(terms.paybackStartDate);
        for (const [index, row] of rows.entries()) {
          expect(row.n).toBe(index + 1);
          const before = rows[index - 1];
          if (before !== undefined) expect(row.dueOn > before.dueOn).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('costs no less when the rate is higher', () => {
    fc.assert(
      fc.property(bullets, (terms) => {
        const dearer = { ...terms, rate: rational(terms.rate.num + terms.rate.den, terms.rate.den) };
        const interest = (of: ScheduleTerms): bigint => scheduleOrSkip(of)[0]?.interest ?? 0n;
        expect(interest(dearer) >= interest(terms)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('every annuity', () => {
  /** Rounding gathers at most ((1 + i)^n - 1) / i minor units over all periods. */
  const roundingBound = (terms: { rate: Rational; frequency: PayingFrequency; periods: number }): Rational => {
    const perYear = periodsPerYear(terms.frequency);
    const i = rational(terms.rate.num * perYear.den, terms.rate.den * perYear.num);
    if (i.num === 0n) return rational(BigInt(terms.periods));
    const grown = subtractRational(powerRational(rational(i.den + i.num, i.den), terms.periods), rational(1n));
    return rational(grown.num * i.den, grown.den * i.num);
  };

  it('has equal instalments until it is paid off; the last differs by what rounding gathers', () => {
    fc.assert(
      fc.property(common, (terms) => {
        const rows = scheduleOrSkip({ ...terms, kind: 'annuity', dayCount: 'ACT/ACT-ICMA' });
        const first = rows[0]?.total ?? 0n;
        const last = rows.at(-1)?.total ?? 0n;
        const paidOff = rows.findIndex(({ balance }) => balance === 0n);
        expect(rows.slice(0, paidOff).every(({ total }) => total === first)).toBe(true);
        expect(rows.slice(paidOff + 1).every(({ total }) => total === 0n)).toBe(true);
        const bound = roundingBound(terms);
        expect(compareRational(rational(last > first ? last - first : first - last), bound) <= 0).toBe(true);
        // Only where rounding can gather a whole instalment may the loan end before its last period.
        if (compareRational(bound, rational(first)) < 0) expect(paidOff).toBe(rows.length - 1);
      }),
      { ...RUNS, examples: [[ALL_ROUNDING]] },
    );
  });
});
