import type { Endpoint } from '@cairn/contracts';
import { ApiError } from './api-error.js';
import { createClient, fillPath } from './client.js';
import { fetchTransport, fileTransport, type ApiRequest, type ApiResponse } from './transport.js';

const call = (
  path = '/things/:id',
  method: Endpoint['method'] = 'POST',
): Endpoint<{
  params: { id: string };
  query: Record<string, string | number | boolean | null>;
  body: object;
}> => ({ method, path, access: 'public' });

const PLAIN: Endpoint<object> = { method: 'GET', path: '/x', access: 'public' };

/** A transport that answers as it is told and remembers what it was asked. */
function answering(status: number, json: unknown) {
  const asked: ApiRequest[] = [];
  const transport = async (request: ApiRequest): Promise<ApiResponse> => {
    asked.push(request);
    return { status, json, headers: { get: () => null } };
  };
  return { asked, transport };
}
const success = (data: unknown, head: object = {}) => ({ status: 'success', ...head, data: { data } });
const INPUT = { params: { id: 'a' }, query: {}, body: {} };

describe('the client', () => {
  it('fills a path with encoded words, and not without one', () => {
    expect(fillPath('/a/:id/b/:slug', { id: '../x', slug: 'é?#' })).toBe('/a/..%2Fx/b/%C3%A9%3F%23');
    expect(() => fillPath('/a/:id', {})).toThrow('needs the parameter id');
  });

  it('U-5 refuses an act without a connection before anything is sent; a read may ask its cache', async () => {
    const { asked, transport } = answering(200, success(1));
    const client = createClient(transport, { isOffline: () => true });
    await expect(client.send(call(), INPUT)).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(asked).toEqual([]);
    await client.send(call('/things/:id', 'GET'), INPUT);
    expect(asked).toHaveLength(1);
  });

  it('sends what was asked, in the language and the name of the caller', async () => {
    const { asked, transport } = answering(200, success(1));
    const client = createClient(transport, { token: () => 'T', language: () => 'fr' });
    await client.send(call(), {
      params: { id: 'a b' },
      query: { page: 2, empty: '', none: null, flag: false },
      body: { x: 1 },
      idempotencyKey: 'K',
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/things/a%20b?lng=fr&page=2&flag=false',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer T',
          'idempotency-key': 'K',
          'content-type': 'application/json',
        },
        body: '{"x":1}',
      },
    ]);
  });

  it('asks in the language that a call names itself', async () => {
    const { asked, transport } = answering(200, success(1));
    await createClient(transport, { language: () => 'fr' }).send(call(), { ...INPUT, query: { lng: 'ar' } });
    expect(asked[0]?.path).toBe('/things/a?lng=ar');
  });

  it('sends no token, no language and no body where there is none', async () => {
    const { asked, transport } = answering(200, success(1));
    await createClient(transport, { token: () => null, language: () => null }).send(PLAIN, {});
    expect(asked).toEqual([{ method: 'GET', path: '/x', headers: { accept: 'application/json' } }]);
  });

  it('leaves a form as it is, for the transport to write its boundary', async () => {
    const { asked, transport } = answering(200, success(1));
    const form = new FormData();
    await createClient(transport).send(call(), { ...INPUT, body: form });
    expect(asked[0]?.body).toBe(form);
    expect(asked[0]?.headers['content-type']).toBeUndefined();
  });

  it('gives what the envelope carries: a value, a list, a page with its cursor or its total', async () => {
    const answers: [object, unknown][] = [
      [success({ a: 1 }), { a: 1 }],
      [success(null), null],
      [success([1, 2], { results: 2 }), [1, 2]],
      [success([1], { results: 1, nextCursor: 'c' }), { items: [1], nextCursor: 'c' }],
      [success([1], { results: 1, nextCursor: null, total: 9 }), { items: [1], nextCursor: null, total: 9 }],
      [success([1], { results: 1, total: 9 }), { items: [1], total: 9 }],
    ];
    for (const [json, expected] of answers) {
      expect(await createClient(answering(200, json).transport).send(call(), INPUT)).toEqual(expected);
    }
  });

  it('U-04 rejects with the code, the message, the fields and the request of a refusal', async () => {
    const refused = {
      status: 'fail',
      code: 'request.invalid',
      message: 'No',
      params: { max: 3 },
      errors: [{ field: 'email', code: 'validation.email', msg: 'Not an email' }],
      requestId: 'r',
    };
    const error = await createClient(answering(400, refused).transport)
      .send(call(), INPUT)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'request.invalid', message: 'No', params: { max: 3 } });
    expect((error as ApiError).fields).toEqual(refused.errors);
  });

  it('rejects with an ApiError whatever comes instead of an envelope, and when nothing comes', async () => {
    for (const [status, json] of [
      [502, null],
      [500, 'text'],
      [400, {}],
      [404, { message: 'x' }],
      [200, null],
    ] as const) {
      await expect(createClient(answering(status, json).transport).send(call(), INPUT)).rejects.toMatchObject({
        name: 'ApiError',
        status,
      });
    }
    const offline = createClient(async () => {
      throw new TypeError('failed to fetch');
    });
    await expect(offline.send(call(), INPUT)).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});

describe.each([
  ['a call', fetchTransport],
  ['a call for a file', fileTransport],
])('%s over fetch', (_name, over) => {
  it('sends method, headers and body as they are', async () => {
    const sent: unknown[] = [];
    const fetched = async (address: unknown, init?: RequestInit): Promise<Response> => {
      sent.push(address, init);
      return { status: 200, headers: { get: () => 'application/json' }, json: async () => ({}) } as unknown as Response;
    };
    const headers = { 'content-type': 'application/json' };
    await over('/api', fetched)({ method: 'POST', path: '/file', headers, body: '{"reason":"x"}' });
    expect(sent).toEqual(['/api/file', { method: 'POST', headers, body: '{"reason":"x"}' }]);
  });
});
