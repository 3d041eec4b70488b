import Fastify, { type FastifyInstance } from 'fastify';
import { API_PREFIX } from '../http/api-prefix.js';
import { takeForms } from './page-forms.js';

describe('a form of a page without scripts', () => {
  const taken: unknown[] = [];
  let fastify: FastifyInstance;
  beforeAll(async () => {
    fastify = Fastify();
    fastify.post(`/${API_PREFIX}/contact-us`, (request, reply) => {
      taken.push(request.body);
      return reply.code(201).send({});
    });
    takeForms(fastify);
    await fastify.ready();
  });
  beforeEach(() => taken.splice(0));
  afterAll(() => fastify.close());

  const post = async (headers: Record<string, string>): Promise<unknown> => {
    const payload = { subject: 'Hello', link: '' };
    const { headers: answer } = await fastify.inject({ method: 'POST', url: '/contact-us', headers, payload });
    return answer.location;
  };

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'https://localhost', host: 'localhost' }],
    [{}],
  ])('is taken from the own site: %j', async (headers) => {
    expect(await post({ host: 'localhost', ...headers })).toBe('/contact-us?sent=yes');
    expect(taken).toEqual([{ subject: 'Hello' }]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://localhost:8080' }],
    [{ origin: 'null' }],
  ])('is refused from another: %j', async (headers) => {
    expect(await post({ host: 'localhost', ...headers })).toBe('/contact-us?sent=no');
    expect(taken).toEqual([]);
  });
});
