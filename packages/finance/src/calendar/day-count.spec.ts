import * as fc from 'fast-check';
import { addRational, rational, rationalToNumber } from '../money/rational.js';
import { addDays, parseCalendarDate } from './calendar-date.js';
import { days30360, yearFraction } from './day-count.js';
import type { DayCount } from './day-count.js';

const day = parseCalendarDate;
const between = (convention: DayCount, from: string, to: string): number =>
  rationalToNumber(yearFraction(convention, day(from), day(to)));

describe('day counts', () => {
  it.each([
    ['2006-08-20', '2007-02-20', 180],
    ['2006-08-31', '2007-02-28', 178],
    ['2007-02-28', '2007-08-31', 183],
    ['2007-08-31', '2008-02-29', 179],
    ['2008-02-29', '2008-08-31', 182],
  ])('30/360 from %s to %s is %i days', (from, to, days) => {
    expect(days30360(day(from), day(to))).toBe(days);
    expect(yearFraction('30/360', day(from), day(to))).toEqual(rational(BigInt(days), 360n));
  });

  it('counts actual days over 365 and 360', () => {
    expect(yearFraction('ACT/365F', day('2028-01-01'), day('2029-01-01'))).toEqual(rational(366n, 365n));
    expect(yearFraction('ACT/360', day('2027-01-01'), day('2027-07-01'))).toEqual(rational(181n, 360n));
  });

  it('ACT/ACT ISDA splits at the new year', () => {
    expect(between('ACT/ACT-ISDA', '2003-11-01', '2004-05-01')).toBeCloseTo(0.497724380567, 12);
    // The published 1.001377348600 is cut after ten decimals: 184/365 + 182/366 is 1.00137734860394.
    expect(between('ACT/ACT-ISDA', '1999-07-01', '2000-07-01')).toBeCloseTo(1.0013773486, 10);
  });

  it('ACT/ACT ISDA can count the last day instead of the first', () => {
    const fraction = yearFraction('ACT/ACT-ISDA', day('2003-11-01'), day('2004-05-01'), { accrual: 'include-last' });
    expect(fraction).toEqual(addRational(rational(60n, 365n), rational(122n, 366n)));
  });

  it('ACT/ACT ICMA measures against the coupon period', () => {
    const perYear = rational(2n);
    const regular = { start: day('2003-11-01'), end: day('2004-05-01'), perYear };
    expect(yearFraction('ACT/ACT-ICMA', regular.start, regular.end, { coupon: regular })).toEqual(rational(1n, 2n));
    const last = { start: day('2000-01-30'), end: day('2000-07-30'), perYear };
    const fraction = yearFraction('ACT/ACT-ICMA', day('2000-01-30'), day('2000-06-30'), { coupon: last });
    expect(rationalToNumber(fraction)).toBeCloseTo(0.417582417582, 12);
  });

  it('refuses what cannot be measured', () => {
    expect(() => yearFraction('ACT/365F', day('2027-01-02'), day('2027-01-01'))).toThrow('backwards');
    expect(() => yearFraction('ACT/ACT-ICMA', day('2027-01-01'), day('2027-01-02'))).toThrow('coupon period');
    const coupon = { start: day('2027-01-01'), end: day('2027-01-01'), perYear: rational(1n) };
    expect(() => yearFraction('ACT/ACT-ICMA', day('2027-01-01'), day('2027-01-01'), { coupon })).toThrow('longer');
  });

  it('30/360 ends a month on its thirtieth day, from the thirtieth on', () => {
    expect(days30360(day('2007-01-30'), day('2007-03-31'))).toBe(60);
    expect(days30360(day('2007-08-31'), day('2007-10-31'))).toBe(60);
    expect(days30360(day('2007-01-29'), day('2007-03-31'))).toBe(62);
  });

  it('refuses an unknown count, and a coupon that is never paid', () => {
    const [from, to] = [day('2027-01-01'), day('2027-07-01')];
    expect(() => yearFraction('30/365' as DayCount, from, to)).toThrow('Unknown day count: 30/365');
    const coupon = { start: from, end: to, perYear: rational(0n) };
    expect(() => yearFraction('ACT/ACT-ICMA', from, to, { coupon })).toThrow('longer than nothing');
  });

  it('adds up over any split of the time, for the counts of actual days', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DayCount>('ACT/365F', 'ACT/360', 'ACT/ACT-ISDA'),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom<'include-first' | 'include-last'>('include-first', 'include-last'),
        (convention, start, first, second, accrual) => {
          const from = addDays(day('1990-01-01'), start);
          const middle = addDays(from, first);
          const to = addDays(middle, second);
          expect(
            addRational(
              yearFraction(convention, from, middle, { accrual }),
              yearFraction(convention, middle, to, { accrual }),
            ),
          ).toEqual(yearFraction(convention, from, to, { accrual }));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
