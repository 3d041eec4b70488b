import * as fc from 'fast-check';
import {
  BUSINESS_DAY_RULES,
  addBusinessDays,
  adjustToBusinessDay,
  earliestCloseAfterNotice,
  isBusinessDay,
  latestNoticeBeforeClose,
} from './business-days.js';
import { addDays, parseCalendarDate } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';
import { isUsBankHoliday } from './us-bank-holidays.js';

const RUNS = { numRuns: 1000 };
const none = (): boolean => false;
const day = parseCalendarDate;
const dates = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(day('2000-01-01'), days));

describe('business days', () => {
  it('moves due dates by each rule', () => {
    const saturday = day('2026-10-31');
    expect(adjustToBusinessDay(saturday, 'none')).toBe('2026-10-31');
    expect(adjustToBusinessDay(saturday, 'following')).toBe('2026-11-02');
    expect(adjustToBusinessDay(saturday, 'modified-following')).toBe('2026-10-30');
    expect(adjustToBusinessDay(day('2026-11-21'), 'modified-following')).toBe('2026-11-23');
    expect(adjustToBusinessDay(day('2026-11-26'), 'following', isUsBankHoliday)).toBe('2026-11-27');
  });

  it('does not count the day it starts from', () => {
    expect(addBusinessDays(day('2026-11-19'), 5)).toBe('2026-11-26');
    expect(addBusinessDays(day('2026-11-19'), 5, isUsBankHoliday)).toBe('2026-11-27');
    expect(addBusinessDays(day('2026-11-21'), 1)).toBe('2026-11-23');
    expect(addBusinessDays(day('2026-11-21'), -1)).toBe('2026-11-20');
    expect(addBusinessDays(day('2026-11-21'), 0)).toBe('2026-11-21');
  });

  it('closes on a Friday after notice on the Thursday of the week before', () => {
    expect(earliestCloseAfterNotice(day('2026-11-05'), none, 5)).toBe('2026-11-13');
    expect(latestNoticeBeforeClose(day('2026-11-13'), none, 5)).toBe('2026-11-05');
    expect(latestNoticeBeforeClose(day('2026-11-13'), isUsBankHoliday, 5)).toBe('2026-11-04');
  });

  it('gives a clear error instead of looping or guessing', () => {
    expect(() => addBusinessDays(day('2026-11-19'), 1.5)).toThrow('must be whole');
    expect(() => addBusinessDays(day('2026-11-19'), 1, () => true)).toThrow('No business day within a year');
  });

  it('has three rules, and looks through a closure of a year, not longer', () => {
    expect(BUSINESS_DAY_RULES).toEqual(['none', 'following', 'modified-following']);
    const monday = day('2026-11-16');
    const closedFor =
      (days: number) =>
      (date: CalendarDate): boolean =>
        date < addDays(monday, days);
    expect(addBusinessDays(monday, 1, closedFor(366))).toBe('2027-11-17');
    expect(() => addBusinessDays(monday, 1, closedFor(367))).toThrow(`No business day within a year of ${monday}`);
  });

  it('always lands on a business day, and comes back from one', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 40 }), (date, count) => {
        const later = addBusinessDays(date, count, isUsBankHoliday);
        expect(isBusinessDay(later, isUsBankHoliday)).toBe(true);
        const back = addBusinessDays(later, -count, isUsBankHoliday);
        expect(back <= date).toBe(true);
        if (isBusinessDay(date, isUsBankHoliday)) expect(back).toBe(date);
      }),
      RUNS,
    );
  });

  it('leaves five full business days between notice and close', () => {
    fc.assert(
      fc.property(dates, (notice) => {
        const close = earliestCloseAfterNotice(notice, none, 5);
        let between = 0;
        for (let date = addDays(notice, 1); date < close; date = addDays(date, 1))
          between += isBusinessDay(date) ? 1 : 0;
        expect(between).toBe(5);
        expect(latestNoticeBeforeClose(close, none, 5) >= notice).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('holidays of US banks', () => {
  it('are those of the Federal Reserve in 2026', () => {
    const closed: string[] = [];
    for (let date = day('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1)) {
      if (isUsBankHoliday(date)) closed.push(date);
    }
    // 4 July 2026 is a Saturday: the banks keep no other day for it.
    expect(closed).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('are kept from their first year on', () => {
    const first = ['1971-01-01', '1971-12-25', '1978-11-11', '2021-06-19'];
    expect(first.map((date) => isUsBankHoliday(day(date)))).toEqual([true, true, true, true]);
    expect(['1977-11-11', '2020-06-19'].map((date) => isUsBankHoliday(day(date)))).toEqual([false, false]);
  });

  it('are kept on Monday when they fall on a Sunday', () => {
    expect(isUsBankHoliday(day('2027-07-05'))).toBe(true);
    expect(isUsBankHoliday(day('2026-07-03'))).toBe(false);
    expect(isUsBankHoliday(day('2020-06-19'))).toBe(false);
  });
});
