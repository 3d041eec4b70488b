import { errorCodes, type FastifyRequest } from 'fastify';
import { badJson } from './bad-json.js';

const refused = new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
const sent = (text: string) => ({ rawBody: Buffer.from(text) }) as unknown as FastifyRequest; // all that is read of it

describe('a body that is no JSON', () => {
  it.each([
    ['{"email": ', { line: 1, column: 11 }],
    ['{\n  "email": "a@b.example",\n}', { line: 3, column: 1 }],
    ['', { line: 1, column: 1 }],
  ])('%j is refused with where it stops being that', (text, params) => {
    expect(badJson(refused, sent(text))).toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'body', code: 'validation.json_at', params }],
    });
  });

  it.each(['{"email": nope}', '{"__proto__": {}}'])('%j is refused where the parser does not tell', (text) => {
    expect(badJson(refused, sent(text))?.fields).toEqual([{ field: 'body', code: 'validation.json' }]);
  });

  it('is no other error', () => {
    expect(badJson(new Error('Something else'), sent('{'))).toBeNull();
  });
});
