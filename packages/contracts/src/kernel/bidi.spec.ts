import { isolatedIn, withoutTurns } from './bidi.js';

it('SEC-27 strips the marks that turn what follows them, and keeps letters of every direction', () => {
  const turns = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  expect(withoutTurns(`a${turns.join('b')}c`)).toBe(`a${'b'.repeat(turns.length - 1)}c`);
  expect(withoutTurns('حنان Vik')).toBe('حنان Vik');
});

it('SEC-27 a name keeps its own direction inside a sentence of the other', () => {
  expect(isolatedIn('ltr', 'Ines')).toBe('Ines');
  expect(isolatedIn('ltr', 'حنان (2)')).toBe('\u2068حنان (2)\u2069');
  expect(isolatedIn('rtl', 'Ines')).toBe('\u2068Ines\u2069');
});
