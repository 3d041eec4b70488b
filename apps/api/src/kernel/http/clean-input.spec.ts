import { isClean } from './clean-input.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('SEC-35 what a request brings', () => {
  it.each<[string, unknown]>([
    ['a null byte', { name: 'a\u0000b' }],
    ['a null byte in a name', { 'a\u0000': 1 }],
    ['half a character', ['x\ud800']],
    ['the other half', 'x\udc00'],
    ['twenty-one levels', nested(21)],
    ['a list of 1,001', Array.from({ length: 1_001 }, () => 1)],
  ])('is refused with %s', (_what, body) => expect(isClean({}, body)).toBe(false));

  it.each<[string, unknown]>([
    ['every script', { name: 'Łódź العربية 😀 \u202e\n\t' }],
    ['twenty levels', nested(20)],
    ['a list of 1,000', Array.from({ length: 1_000 }, () => null)],
    ['nothing', undefined],
    ['bytes', Buffer.from([0])],
  ])('is taken with %s', (_what, body) => expect(isClean({}, body)).toBe(true));
});
