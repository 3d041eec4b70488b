import { objectOf } from '../http/provider-http.js';
import type { Verdict } from '../ports/inbound.port.js';
import { isReadable } from './read-message.js';

type Proved = Extract<Verdict, { ok: true }>;

describe('a message that its provider has proved', () => {
  const message = (more: Partial<Proved> = {}): Proved => ({
    ok: true,
    deliveryId: 'WH-1',
    proof: 'signature',
    type: 'PAYMENT.CAPTURE.COMPLETED',
    live: false,
    objectId: '8AB',
    keep: '{}',
    hints: [{ kind: 'collection', ref: '5O1' }],
    ...more,
  });

  it('is kept where its ids and names are texts', () => {
    expect(isReadable(message())).toBe(true);
    expect(isReadable(message({ objectId: null, hints: [] }))).toBe(true);
    expect(isReadable(message({ type: 'Ünïcode 😀' }))).toBe(true);
  });

  it.each<[string, Partial<Proved>]>([
    ['NUL in the id', { deliveryId: 'a\u0000b' }],
    ['an empty id', { deliveryId: '' }],
    ['NUL in the type', { type: '\u0000' }],
    ['NUL in the object', { objectId: '8AB\u0000' }],
    ['half a character', { objectId: '\udc00' }],
    ['NUL in what it is about', { hints: [{ kind: 'dispute', ref: 'PP-\u0000' }] }],
    ['a name without an end', { hints: [{ kind: 'dispute', ref: 'x'.repeat(100_000) }] }],
  ])('is not kept with %s', (_what, more) => {
    expect(isReadable(message(more))).toBe(false);
  });

  it('is no object where it is a list, a number, or lists within lists', () => {
    const read = (text: string) => objectOf(Buffer.from(text));
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect([read('[]'), read('1e999'), read('null'), read('{"a":'), read(deep)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(read('{"id":1e308}')).toEqual({ id: 1e308 });
  });
});
