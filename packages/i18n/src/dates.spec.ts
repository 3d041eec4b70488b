import { formatDate, formatInstant, formatOnScreen, formatOwnTime, formatTime } from './dates.js';
import type { Language } from '@cairn/contracts';

const closing = new Date('2026-12-18T22:59:59Z');

describe('formatInstant', () => {
  it.each<[Language, string, string]>([
    ['en', 'Europe/Paris', '18 Dec 2026, 23:59 CET'],
    ['en', 'America/New_York', '18 Dec 2026, 17:59 EST'],
    ['en', 'Asia/Kuwait', '19 Dec 2026, 01:59 GMT+3'],
    ['en', 'UTC', '18 Dec 2026, 22:59 UTC'],
    ['fr', 'Europe/Paris', '18 déc. 2026, 23:59 (UTC+1)'],
    ['fr', 'America/New_York', '18 déc. 2026, 17:59 (UTC\u22125)'],
    ['ar', 'Europe/Paris', '\u206718 ديسمبر 2026، 23:59 \u2066UTC+1\u2069\u2069'],
    ['ar', 'UTC', '\u206718 ديسمبر 2026، 22:59 \u2066UTC\u2069\u2069'],
  ])('C-11 says day, month, year, time and zone: %s in %s', (language, timeZone, text) => {
    expect(formatInstant(language, closing, timeZone)).toBe(text);
  });

  it('writes midnight as 00:00', () => {
    expect(formatInstant('en', new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('1 Jul 2026, 00:00 UTC');
  });

  it('refuses an unknown time zone', () => {
    expect(() => formatInstant('en', closing, 'Moon/Tranquility')).toThrow(RangeError);
  });
});

describe('formatTime', () => {
  it.each<[Language, string]>([
    ['en', '17:59 EST'],
    ['fr', '17:59 (UTC\u22125)'],
    ['ar', '\u206717:59 \u2066UTC\u22125\u2069\u2069'],
  ])('says time and zone in %s', (language, text) => {
    expect(formatTime(language, closing, 'America/New_York')).toBe(text);
  });
});

describe('formatDate', () => {
  it.each<[Language, string]>([
    ['en', '18 Dec 2026'],
    ['fr', '18 déc. 2026'],
    ['ar', '\u206718 ديسمبر 2026\u2069'],
  ])('says day, month and year in %s', (language, text) => {
    expect(formatDate(language, '2026-12-18')).toBe(text);
  });

  it('writes the first of a month as French does', () => {
    expect(formatDate('fr', '2026-08-01')).toBe('1er août 2026');
    expect(formatDate('fr', '2026-08-11')).toBe('11 août 2026');
    expect(formatDate('en', '2026-08-01')).toBe('1 Aug 2026');
  });

  it('refuses text that is no date', () => {
    expect(() => formatDate('en', 'soon')).toThrow(RangeError);
  });
});

describe('formatOwnTime', () => {
  const own = (zone: string, language: Language = 'en') => formatOwnTime(language, closing, 'Europe/Paris', zone);

  it('says the time where the day is the same, and the date where it is another', () => {
    expect(own('America/New_York')).toBe('17:59 EST');
    expect(own('Asia/Kuwait')).toBe('19 Dec 2026, 01:59 GMT+3');
    expect(own('America/New_York', 'fr')).toBe('17:59 UTC\u22125');
    expect(own('Asia/Kuwait', 'ar')).toMatch(/^\u206719 ديسمبر 2026، 01:59 .*\u2069$/);
  });

  it('says nothing where both clocks show the same', () => {
    expect([own('Europe/Paris'), own('Europe/Berlin'), own('Africa/Lagos')]).toEqual([null, null, null]);
  });
});

describe('formatOnScreen', () => {
  it('writes as much of an instant as is asked for, alike on both sides of an ocean', () => {
    const at = closing.toISOString();
    expect(formatOnScreen('en', at, 'date', 'Europe/Paris')).toBe('18 Dec 2026');
    expect(formatOnScreen('en', at, 'day', 'Asia/Kuwait')).toBe('Saturday 19 December');
    expect(formatOnScreen('fr', at, 'clock', 'UTC')).toBe('22:59');
    expect(formatOnScreen('ar', at, 'month', 'UTC')).toBe('ديسمبر 2026');
    expect(formatOnScreen('en', at, 'time', 'America/New_York')).toBe('17:59 EST');
    expect(formatOnScreen('fr', '2026-08-01', 'dayMonth')).toBe('1er août');
  });

  it('keeps a calendar date on its day in every zone', () => {
    expect(formatOnScreen('en', '2026-12-11', 'date', 'America/New_York')).toBe('11 Dec 2026');
  });
});
