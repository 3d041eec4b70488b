import { newId } from '../kernel/crypto/ids.js';
import { callsOf, openApiDocument } from '../kernel/http/openapi.js';
import { aDraft } from './campaigns.js';
import { aPerson, type Person } from './people.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Each field on its own, where a type or a clearing may slip through; else all fields at once. */
const JUNK: readonly [what: string, value: unknown, each: boolean][] = [
  ['nothing', null, true],
  ['an object', { a: { b: {} }, constructor: 1 }, true],
  ['SQL', `'; drop table campaign; --`, true],
  ['a null byte', 'a\u0000b', true],
  ['half a character', 'x\ud800', true],
  ['marks of direction', '\u202e\u2066abc', true],
  ['a negative number', -1, false],
  ['a number beyond all', 1e308, false],
  ['a fraction', 0.1, false],
  ['truth', true, false],
  ['a list', [1, 'x', null], false],
  ['a long text', 'x'.repeat(20_000), false],
];
const PATHS = ['0', '%00', "'", 'x'.repeat(300), newId()];

interface Documented {
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

/** T11: whatever is sent, the answer is a refusal or a success, and never a fault of ours. */
describe('junk', () => {
  let t: TestApp;
  let owner: Person;
  let admin: Person;
  let draft: string;
  let fields: Documented['components']['schemas'];
  beforeAll(async () => {
    t = await startTestApp();
    owner = await aPerson(t);
    admin = await aPerson(t, { adminRole: 'super' });
    draft = (await aDraft(t, {}, owner)).id;
    fields = (openApiDocument(t.app) as unknown as Documented).components.schemas;
  });
  afterAll(() => t.close());

  async function send(method: string, path: string, body: unknown): Promise<number> {
    const who = path.startsWith('/admin/') ? admin : owner;
    const answer = await t.app.inject({
      method: method as 'GET', // one of the five that inject knows
      url: `/api/v1.1${path}`,
      headers: {
        authorization: `Bearer ${who.token}`,
        'idempotency-key': newId(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return answer.statusCode;
  }
  /** Providers are not reached from here, and a session is needed to the end. */
  const calls = () =>
    callsOf(t.app)
      .map(({ call }) => call)
      .filter(({ options }) => !options.stream)
      .filter(({ endpoint }) => !/logout|stripe|updateMyPassword/.test(endpoint.path) && endpoint.method !== 'DELETE');

  it('in a path', async () => {
    const faults: string[] = [];
    for (const { endpoint } of calls().filter(({ endpoint: { path } }) => path.includes(':'))) {
      for (const word of PATHS) {
        const path = endpoint.path.replace(/:[A-Za-z]+/, word);
        const status = await send(endpoint.method, path, endpoint.method === 'GET' ? undefined : {});
        if (status >= 500) faults.push(`${status} ${endpoint.method} ${path.slice(0, 80)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('in a query', async () => {
    const faults: string[] = [];
    const values = ['%00', '-1', "'", 'x'.repeat(90), '%ff'];
    for (const { endpoint, options } of calls().filter(({ endpoint: { method } }) => method === 'GET')) {
      for (const name of Object.keys(fields[options.query?.name ?? '']?.properties ?? {})) {
        for (const value of values) {
          const path = endpoint.path.replace(/:[A-Za-z]+/, draft);
          const status = await send('GET', `${path}?${name}=${value}`, undefined);
          if (status >= 500) faults.push(`${status} ${path}?${name}=${value}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(JUNK)('in each field of a body: %s', async (_what, value, each) => {
    const faults: string[] = [];
    for (const { endpoint, options } of calls().filter(({ options: { body } }) => body)) {
      const names = Object.keys(fields[options.body?.name ?? '']?.properties ?? {});
      const path = endpoint.path.replace(/:[A-Za-z]+/, draft);
      const alone = each ? names.map((name) => ({ [name]: value })) : [];
      for (const body of [...alone, Object.fromEntries(names.map((name) => [name, value]))]) {
        const status = await send(endpoint.method, path, body);
        if (status >= 500)
          faults.push(`${status} ${endpoint.method} ${path} ${Object.keys(body).join(',').slice(0, 60)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
