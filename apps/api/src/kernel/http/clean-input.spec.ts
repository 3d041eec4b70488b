import { unfit } from './clean-input.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('SEC-35 what a request brings', () => {
  it.each<[string, unknown]>([
    ['a null byte', { name: 'a\u0000b' }],
    ['a null byte in a name', { 'a\u0000': 1 }],
    ['half a character', ['x\ud800']],
    ['the other half', 'x\udc00'],
    ['twenty-one levels', nested(21)],
    ['a list of 1,001', Array.from({ length: 1_001 }, () => 1)],
  ])('is refused with %s', (_what, body) => expect(unfit({}, body)).not.toBeNull());

  it.each<[string, unknown]>([
    ['every script', { name: 'Łódź العربية 😀 \u202e\n\t' }],
    ['twenty levels', nested(20)],
    ['a list of 1,000', Array.from({ length: 1_000 }, () => null)],
    ['nothing', undefined],
    ['bytes', Buffer.from([0])],
  ])('is taken with %s', (_what, body) => expect(unfit({}, body)).toBeNull());

  it.each<[string, unknown, object]>([
    ['a null byte', { a: { b: ['x', 'a\u0000b'] } }, { field: 'a.b.1', code: 'validation.characters' }],
    ['a null byte in a name', { a: { 'b\u0000': 1 } }, { field: 'a', code: 'validation.characters' }],
    [
      'a list of 1,001',
      { a: Array(1_001).fill(1) },
      { field: 'a', code: 'validation.too_many', params: { max: 1_000 } },
    ],
    ['twenty-one levels', { story: nested(20) }, { field: `story${'.a'.repeat(19)}`, code: 'validation.too_deep' }],
    ['a list for a body', Array(1_001).fill(1), { field: '', code: 'validation.too_many' }],
  ])('names the field of %s', (_what, body, fault) => expect(unfit({}, body)).toMatchObject(fault));
});
