import { birthMatchOf, countryMatchOf, matchScoreOf, nameScoreOf, type Listed } from './match-score.js';
import { screenedName } from './screened-name.js';

describe('names as they are compared', () => {
  it.each([
    ['Владимир Щербаков', 'vladimir shcherbakov'],
    ['Müller-Lüdenscheidt, Jürgen', 'muller ludenscheidt jurgen'],
    ["Seán O'Brien", 'sean obrien'],
    ['Seán O’Brien', 'sean obrien'],
    ['  ANNE   Marie  ', 'anne marie'],
    ['***', ''],
    ['B r a c k e n m o o r Trading Limited', 'brackenmoor trading limited'],
    ['J. R. R. Tolkien', 'jrr tolkien'],
    ['Ali B C', 'ali b c'],
  ])('%s is %s', (name, key) => expect(screenedName(name)).toBe(key));

  it.each([
    ['أحمد', 'احمد'],
    ['يحيى', 'يحيي'],
    ['فاطمة', 'فاطمه'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
    ['کریم', 'كريم'],
  ])('%s and %s are one name', (one, other) => {
    expect(screenedName(one)).toBe(screenedName(other));
    expect(screenedName(one)).not.toBe('');
  });
});

describe('how alike a person and an entry are', () => {
  const name = (one: string, other: string): number => nameScoreOf(screenedName(one), screenedName(other));

  it('takes words in any order, and a middle name for little', () => {
    expect(name('Marek Dvorsky', 'DVORSKÝ Marek')).toBe(100);
    expect(name('Marek Dvorsky', 'Marek Jan Dvorsky')).toBe(95);
    expect(name('Marek Dvorsky', 'Marec Dvorski')).toBeGreaterThanOrEqual(80);
    expect(name('Marek Dvorsky', 'Marek Novak')).toBeLessThan(85);
    expect(name('Marek Dvorsky', 'Marek')).toBeLessThan(85);
  });

  it('knows a date of birth by the day, and by the year or the month where a list has no more', () => {
    expect(birthMatchOf('1961-04-09', [])).toBe('unknown');
    expect(birthMatchOf('1961-04-09', ['1958', '1961-04-09'])).toBe('same');
    expect(birthMatchOf('1961-04-09', ['1961'])).toBe('same_year');
    expect(birthMatchOf('1961-04-09', ['1961-04'])).toBe('same_year');
    expect(birthMatchOf('1961-04-09', ['1961-09-04'])).toBe('other');
    expect([countryMatchOf('CZ', ['cz', 'sk']), countryMatchOf('FR', ['cz']), countryMatchOf('FR', [])]).toEqual([
      'same',
      'other',
      'unknown',
    ]);
  });

  it('sharpens the score by both, and stays between 0 and 100', () => {
    const person = {
      isCompany: false,
      key: 'marek dvorsky',
      isArabic: false,
      dateOfBirth: '1961-04-09',
      country: 'CZ',
    };
    const scored = (entry: Partial<Listed>): number =>
      matchScoreOf(person, { key: 'marek dvorsky', consonants: null, birthDates: [], countries: [], ...entry }).score;
    expect(scored({})).toBe(100);
    expect(scored({ birthDates: ['1961-04-09'], countries: ['cz'] })).toBe(100);
    expect(scored({ birthDates: ['1999'] })).toBe(80);
    expect(scored({ birthDates: ['1999'], countries: ['fr'] })).toBe(77);
    expect(scored({ key: 'marec dvorski', birthDates: ['1961-04-09'] })).toBeGreaterThan(
      scored({ key: 'marec dvorski' }),
    );
    expect(scored({ key: 'zz', birthDates: ['1999'], countries: ['fr'] })).toBe(0);
  });
});
