import { withoutTurns } from './bidi.js';

it('S27 strips the marks that turn what follows them, and keeps letters of every direction', () => {
  const turns = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  expect(withoutTurns(`a${turns.join('b')}c`)).toBe(`a${'b'.repeat(turns.length - 1)}c`);
  expect(withoutTurns('حنان Vik')).toBe('حنان Vik');
});
