import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { DAY_COUNTS } from '../calendar/day-count.js';
import type { DayCount } from '../calendar/day-count.js';
import { compareRational, powerRational, rational, subtractRational } from '../money/rational.js';
import { scheduleOrSkip } from '../testing/schedules.js';
import { periodsPerYear } from './frequency.js';
import type { PayingFrequency } from './frequency.js';
import type { ScheduleTerms } from './schedule-terms.js';

const RUNS = { numRuns: 1000 };
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
  it('has equal instalments, the last apart by at most ((1 + i)^n - 1) / i minor units', () => {
    fc.assert(
      fc.property(common, (terms) => {
        const totals = scheduleOrSkip({ ...terms, kind: 'annuity', dayCount: 'ACT/ACT-ICMA' }).map(
          ({ total }) => total,
        );
        const first = totals[0] ?? 0n;
        const last = totals.at(-1) ?? 0n;
        expect(totals.slice(0, -1).every((total) => total === first)).toBe(true);
        const perYear = periodsPerYear(terms.frequency);
        const i = rational(terms.rate.num * perYear.den, terms.rate.den * perYear.num);
        const gap = last > first ? last - first : first - last;
        const grown = subtractRational(powerRational(rational(i.den + i.num, i.den), terms.periods), rational(1n));
        const bound = i.num === 0n ? rational(BigInt(terms.periods)) : rational(grown.num * i.den, grown.den * i.num);
        expect(compareRational(rational(gap), bound) <= 0).toBe(true);
      }),
      RUNS,
    );
  });
});
