import { writeEnvelope, JsonText } from './envelope.js';

describe('the envelope of a success', () => {
  const read = (text: string): unknown => JSON.parse(text);

  it('nests data in data', () => {
    expect(read(writeEnvelope({ id: 'x' }))).toEqual({ status: 'success', data: { data: { id: 'x' } } });
    expect(read(writeEnvelope(null))).toEqual({ status: 'success', data: { data: null } });
    expect(read(writeEnvelope(undefined))).toEqual({ status: 'success', data: { data: null } });
  });

  it('counts a list, and gives a page its cursor and, where it is known, its total', () => {
    expect(read(writeEnvelope([1, 2]))).toEqual({ status: 'success', results: 2, data: { data: [1, 2] } });
    expect(read(writeEnvelope({ items: [1], nextCursor: null }))).toEqual({
      status: 'success',
      results: 1,
      nextCursor: null,
      data: { data: [1] },
    });
    expect(read(writeEnvelope({ items: [], total: 40 }))).toEqual({
      status: 'success',
      results: 0,
      total: 40,
      data: { data: [] },
    });
  });

  it('takes JSON that the database has written as it is', () => {
    const text = writeEnvelope(new JsonText('[{"a":1}]', { results: 1, nextCursor: 'x"y' }));
    expect(read(text)).toEqual({ status: 'success', results: 1, nextCursor: 'x"y', data: { data: [{ a: 1 }] } });
  });

  it('writes amounts as integers, and refuses one that JSON cannot hold', () => {
    expect(writeEnvelope({ amount: 9_007_199_254_740_991n })).toContain('"amount":9007199254740991');
    expect(() => writeEnvelope({ amount: 9_007_199_254_740_992n })).toThrow(RangeError);
  });

  it('a bigint that reaches JSON anywhere else throws', () => {
    expect('toJSON' in BigInt.prototype).toBe(false);
    expect(() => JSON.stringify({ amount: 1n })).toThrow(TypeError);
  });
});
