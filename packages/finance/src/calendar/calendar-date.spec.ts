import * as fc from 'fast-check';
import {
  addDays,
  addMonthsAnchored,
  calendarDateFrom,
  datePartsOf,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isLeap,
  parseCalendarDate,
  weekdayOf,
} from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';

const RUNS = { numRuns: 1000 };
const day = parseCalendarDate;
const epoch = day('1970-01-01');
const dates = fc.integer({ min: -700_000, max: 2_900_000 }).map((days) => addDays(epoch, days));

describe('calendar dates', () => {
  it('accepts existing days only', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    for (const junk of [
      '2027-02-29',
      '2027-13-01',
      '2027-00-10',
      '2027-04-31',
      '0000-01-01',
      '27-1-1',
      '2027-01-01T00',
    ]) {
      expect(isCalendarDate(junk)).toBe(false);
      expect(() => day(junk)).toThrow('Not a calendar date');
    }
  });

  it('handles leap years, month lengths and weekdays', () => {
    expect([1900, 2000, 2027, 2028].map(isLeap)).toEqual([false, true, false, true]);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(() => daysInMonth(2028, 13)).toThrow('Not a month');
    expect(weekdayOf(day('2026-11-20'))).toBe(5);
    expect(weekdayOf(day('1969-12-28'))).toBe(0);
  });

  it('reads the first century as itself', () => {
    expect(addDays(day('0001-01-01'), 365)).toBe('0002-01-01');
    expect(() => addDays(day('0001-01-01'), -1)).toThrow('Not a calendar date');
    expect(() => addDays(day('9999-12-31'), 1)).toThrow('Not a calendar date');
  });

  it('clamps to the month end and returns to the anchor day (decision 43)', () => {
    const anchor = day('2027-01-31');
    expect([1, 2, 3, 13].map((months) => addMonthsAnchored(anchor, months))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    expect(addMonthsAnchored(day('2027-02-28'), 1, 31)).toBe('2027-03-31');
    expect(addMonthsAnchored(anchor, -2)).toBe('2026-11-30');
  });

  it('refuses fractions and impossible anchors', () => {
    expect(() => addDays(epoch, 0.5)).toThrow('whole number');
    expect(() => addMonthsAnchored(epoch, Number.NaN)).toThrow('whole number');
    expect(() => addMonthsAnchored(epoch, 1, 32)).toThrow('1 to 31');
  });

  it('takes nothing before or after the day, and no day before the first of a month', () => {
    for (const junk of ['x2027-01-01', '2027-01-01x', ' 2027-01-01', '2027-01-00']) {
      expect([junk, isCalendarDate(junk)]).toEqual([junk, false]);
    }
  });

  it('says what it was given in place of a date, a count or an anchor', () => {
    expect(() => datePartsOf('soon' as CalendarDate)).toThrow(new RangeError('Not a calendar date: "soon"'));
    expect(() => addDays(epoch, 0.5)).toThrow('The number of days must be a whole number, not 0.5');
    expect(() => addMonthsAnchored(epoch, 0.5)).toThrow('The number of months must be a whole number, not 0.5');
    expect(() => addMonthsAnchored(epoch, 1, 1.5)).toThrow('The anchor day must be a whole number, not 1.5');
    expect(() => addMonthsAnchored(epoch, 1, 0)).toThrow('The anchor day must be 1 to 31, not 0');
  });

  it('moves there and back by days', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -9000, max: 9000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
        expect(calendarDateFrom(datePartsOf(moved))).toBe(moved);
        expect(moved > date).toBe(days > 0);
      }),
      RUNS,
    );
  });

  it('lands on the anchor day or the end of the right month', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: -600, max: 600 }),
        fc.integer({ min: 1, max: 31 }),
        (date, months, anchor) => {
          const [from, to] = [datePartsOf(date), datePartsOf(addMonthsAnchored(date, months, anchor))];
          expect((to.year - from.year) * 12 + to.month - from.month).toBe(months);
          expect(to.day).toBe(Math.min(anchor, daysInMonth(to.year, to.month)));
        },
      ),
      RUNS,
    );
  });
});
