import { addMonthsAnchored, addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { annualPercentageRate, unitPeriodOf } from './annual-percentage-rate.js';
import { unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.js';
import type { ClosedEndCredit } from './annual-percentage-rate.js';
import type { UnitPeriod } from './unit-periods.js';

const day = parseCalendarDate;

const equal = (count: number, total: bigint, dateOf: (index: number) => CalendarDate): ClosedEndCredit['payments'] =>
  Array.from({ length: count }, (_, index) => ({ dueOn: dateOf(index), total }));

const monthly =
  (first: string, step = 1) =>
  (index: number): CalendarDate =>
    addMonthsAnchored(day(first), step * index);

/** In percent with two digits, as it is disclosed. */
const apr = (credit: ClosedEndCredit): string => {
  const result = annualPercentageRate(credit);
  return result.kind === 'rate' ? (100 * result.rate).toFixed(2) : result.kind;
};

const single = (from: string, to: string, financed: bigint, total: bigint): ClosedEndCredit => ({
  financed,
  advancedOn: day(from),
  unitPeriod: unitPeriodOf('never', day(from), [day(to)]),
  payments: [{ dueOn: day(to), total }],
});

describe('the examples of 12 CFR 1026 Appendix J (c)', () => {
  it('(1)(i) regular months: 5,000 in 24 of 230 is 9.69 %', () => {
    expect(
      apr({
        financed: 500_000n,
        advancedOn: day('1978-01-10'),
        unitPeriod: { unit: 'month', count: 1 },
        payments: equal(24, 23_000n, monthly('1978-02-10')),
      }),
    ).toBe('9.69');
  });

  it('(1)(ii) a long first month: 6,000 on 10 Feb 1978, 36 of 200 from 1 Apr 1978, is 11.82 %', () => {
    expect(
      apr({
        financed: 600_000n,
        advancedOn: day('1978-02-10'),
        unitPeriod: { unit: 'month', count: 1 },
        payments: equal(36, 20_000n, monthly('1978-04-01')),
      }),
    ).toBe('11.82');
  });

  it('(1)(iii) a short first half-month: 5,000 on 23 Feb 1978, 24 of 219.17 from 1 Mar 1978, is 10.34 %', () => {
    expect(
      apr({
        financed: 500_000n,
        advancedOn: day('1978-02-23'),
        unitPeriod: { unit: 'semimonth' },
        payments: equal(24, 21_917n, (index) =>
          addMonthsAnchored(day(index % 2 === 0 ? '1978-03-01' : '1978-03-16'), Math.floor(index / 2)),
        ),
      }),
    ).toBe('10.34');
  });

  it('(1)(iv) a long first quarter: 10,000 on 23 May 1978, 40 of 385 from 1 Oct 1978, is 8.97 %', () => {
    expect(
      apr({
        financed: 1_000_000n,
        advancedOn: day('1978-05-23'),
        unitPeriod: { unit: 'month', count: 3 },
        payments: equal(40, 38_500n, monthly('1978-10-01', 3)),
      }),
    ).toBe('8.97');
  });

  it('(1)(v) a long first week: 500 on 20 Mar 1978, 30 of 17.60 from 21 Apr 1978, is 14.96 %', () => {
    expect(
      apr({
        financed: 50_000n,
        advancedOn: day('1978-03-20'),
        unitPeriod: { unit: 'week', count: 1 },
        payments: equal(30, 1760n, (index) => addDays(day('1978-04-21'), 7 * index)),
      }),
    ).toBe('14.96');
  });
});

describe('annualPercentageRate', () => {
  it('of a single payment takes the term as the unit-period, or a year when it is longer', () => {
    // 255 days: 0.08 * 365 / 255.
    expect(apr(single('1978-04-13', '1978-12-24', 100_000n, 108_000n))).toBe('11.45');
    // Six months: 0.044 * 2.
    expect(apr(single('1978-05-10', '1978-11-10', 100_000n, 104_400n))).toBe('8.80');
    // Two years: the root of 1.13519, less 1.
    expect(apr(single('1978-01-10', '1980-01-10', 100_000n, 113_519n))).toBe('6.55');
    // A year and 190 days: (1 + 0.1503) * (1 + 0.1503 * 190 / 365) is 1.2403.
    expect(apr(single('1978-01-10', '1979-07-19', 100_000n, 124_031n))).toBe('15.03');
  });

  it('is the nominal rate of a loan at par', () => {
    const credit: ClosedEndCredit = {
      financed: 1_000_000n,
      advancedOn: day('2026-12-25'),
      unitPeriod: { unit: 'month', count: 3 },
      payments: [20_000n, 20_000n, 20_000n, 1_020_000n].map((total, index) => ({
        dueOn: monthly('2027-03-25', 3)(index),
        total,
      })),
    };
    expect(annualPercentageRate(credit)).toEqual({ kind: 'rate', rate: expect.closeTo(0.08, 12) as number });
  });

  it('is zero when exactly what was financed comes back, and none when less does', () => {
    expect(annualPercentageRate(single('2026-01-01', '2026-07-01', 100n, 100n))).toEqual({ kind: 'rate', rate: 0 });
    expect(annualPercentageRate(single('2026-01-01', '2026-07-01', 1n, 1n))).toEqual({ kind: 'rate', rate: 0 });
    expect(apr(single('2026-01-01', '2026-07-01', 100n, 99n))).toBe('none');
    expect(apr(single('2026-01-01', '2026-07-01', 100n, 101n))).toBe('2.00');
  });

  it('takes a payment on the day of the advance as made at once', () => {
    const payments = [
      { dueOn: day('2026-01-01'), total: 10n },
      { dueOn: day('2026-07-01'), total: 99n },
    ];
    const unitPeriod: UnitPeriod = { unit: 'month', count: 1 };
    // Ninety bring 99 in six months: 12 * (1.1 ^ (1 / 6) - 1).
    expect(apr({ financed: 100n, advancedOn: day('2026-01-01'), unitPeriod, payments })).toBe('19.21');
  });

  it('does not depend on the order of the payments', () => {
    const payments = [
      { dueOn: day('2026-07-01'), total: 99n },
      { dueOn: day('2026-01-01'), total: 10n },
    ];
    const unitPeriod: UnitPeriod = { unit: 'month', count: 1 };
    const credit = { financed: 100n, advancedOn: day('2026-01-01'), unitPeriod };
    expect(apr({ ...credit, payments })).toBe('19.21');
    expect(apr({ ...credit, payments: payments.toReversed() })).toBe('19.21');
  });

  it('refuses what is no credit', () => {
    const credit = single('2026-01-01', '2026-07-01', 100n, 110n);
    expect(() => annualPercentageRate({ ...credit, financed: 0n })).toThrow('financed');
    expect(() => annualPercentageRate({ ...credit, payments: [] })).toThrow('after the advance');
    expect(() => annualPercentageRate({ ...credit, payments: [{ dueOn: credit.advancedOn, total: 1n }] })).toThrow(
      'after the advance',
    );
    const early = { dueOn: day('2025-12-31'), total: 1n };
    expect(() => annualPercentageRate({ ...credit, payments: [early, ...credit.payments] })).toThrow(
      'before the advance',
    );
  });
});

describe('unit-periods', () => {
  it.each<[UnitPeriod, string, string, number, number]>([
    [{ unit: 'day' }, '2026-01-01', '2026-01-31', 30, 0],
    [{ unit: 'week', count: 1 }, '1978-03-20', '1978-04-21', 4, 4 / 7],
    [{ unit: 'week', count: 2 }, '2026-01-01', '2026-01-29', 2, 0],
    [{ unit: 'semimonth' }, '1978-02-23', '1978-03-01', 0, 6 / 15],
    [{ unit: 'semimonth' }, '1978-02-23', '1978-04-01', 2, 6 / 15],
    [{ unit: 'month', count: 1 }, '1978-02-10', '1978-04-01', 1, 19 / 30],
    [{ unit: 'month', count: 1 }, '2026-01-31', '2026-02-28', 0, 28 / 30],
    [{ unit: 'month', count: 3 }, '1978-05-23', '1978-10-01', 1, 39 / 90],
    [{ unit: 'month', count: 3 }, '2026-12-25', '2027-03-25', 1, 0],
    [{ unit: 'year' }, '1978-01-10', '1980-01-10', 2, 0],
    [{ unit: 'year' }, '1978-01-10', '1979-07-10', 1, 0.5],
    [{ unit: 'year' }, '1978-01-10', '1979-07-19', 1, 190 / 365],
    [{ unit: 'year' }, '1978-01-10', '1980-07-19', 2, 190 / 365],
    [{ unit: 'term' }, '1978-01-10', '1978-07-19', 1, 0],
  ])('%j from %s to %s are %d and %d', (period, from, to, whole, fraction) => {
    expect(unitPeriodsBetween(period, day(from), day(to))).toEqual({ whole, fraction });
  });

  it.each<[UnitPeriod, number]>([
    [{ unit: 'day' }, 365],
    [{ unit: 'week', count: 1 }, 52],
    [{ unit: 'week', count: 4 }, 13],
    [{ unit: 'semimonth' }, 24],
    [{ unit: 'month', count: 1 }, 12],
    [{ unit: 'month', count: 3 }, 4],
    [{ unit: 'year' }, 1],
    [{ unit: 'term' }, 2],
  ])('of %j a year has %d', (period, count) => {
    expect(unitPeriodsPerYear(period, day('2026-01-10'), day('2026-07-10'))).toBe(count);
  });

  it('of no known kind are refused', () => {
    const years = { unit: 'decade' } as unknown as UnitPeriod;
    const [from, to] = [day('2026-01-10'), day('2026-07-10')];
    expect(() => unitPeriodsBetween(years, from, to)).toThrow('Unknown unit-period: {"unit":"decade"}');
    expect(() => unitPeriodsPerYear(years, from, to)).toThrow('Unknown unit-period: {"unit":"decade"}');
  });

  it('are the payments’ own, and a single payment’s term up to a year', () => {
    const from = day('2026-01-10');
    const two = [day('2026-02-10'), day('2026-03-10')];
    expect(unitPeriodOf('daily', from, two)).toEqual({ unit: 'day' });
    expect(unitPeriodOf('weekly', from, two)).toEqual({ unit: 'week', count: 1 });
    expect(unitPeriodOf('monthly', from, two)).toEqual({ unit: 'month', count: 1 });
    expect(unitPeriodOf('quarterly', from, two)).toEqual({ unit: 'month', count: 3 });
    expect(unitPeriodOf('yearly', from, two)).toEqual({ unit: 'year' });
    expect(unitPeriodOf('monthly', from, [day('2026-02-10')])).toEqual({ unit: 'term' });
    expect(unitPeriodOf('never', from, [day('2027-01-10')])).toEqual({ unit: 'term' });
    expect(unitPeriodOf('never', from, [day('2027-01-11')])).toEqual({ unit: 'year' });
    expect(unitPeriodOf('never', from, [day('2026-02-10'), day('2027-01-11')])).toEqual({ unit: 'year' });
    expect(unitPeriodsPerYear({ unit: 'term' }, from, day('2026-09-22'))).toBe(365 / 255);
  });
});
