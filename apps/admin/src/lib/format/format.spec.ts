import { countryIn, directionOf, formatAge, formatCalendarDate } from './format.js';

const HOUR = 3_600_000;

describe('ages and dates', () => {
  it('tells an age in its largest whole unit', () => {
    expect(formatAge('en', 50 * HOUR)).toBe('2 days');
    expect(formatAge('en', 5 * HOUR)).toBe('5 hours');
    expect(formatAge('en', 30_000)).toBe('1 minute');
    expect(formatAge('fr', 26 * HOUR)).toMatch(/^1\sjour$/u);
  });

  it('C-11 writes Latin digits in Arabic', () => {
    expect(formatAge('ar', 5 * 24 * HOUR)).toMatch(/^5/u);
    expect(formatCalendarDate('ar', '2026-12-11')).toContain('2026');
    expect(directionOf('ar')).toBe('rtl');
  });

  it('keeps a calendar date on its day in every zone', () => {
    expect(formatCalendarDate('en', '2026-12-11')).toBe('11 Dec 2026');
  });
});

it('C-11 names a country in the reader’s language', () => {
  expect([countryIn('fr', 'ET'), countryIn('ar', 'FR'), countryIn('en', null)]).toEqual(['Éthiopie', 'فرنسا', null]);
});
