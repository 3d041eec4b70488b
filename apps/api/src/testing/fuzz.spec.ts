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

  interface Junk {
    method: string;
    path: string;
    body?: unknown;
  }
  /** Sends them eight at a time, as a pool of connections would. */
  async function faultsAmong(all: readonly Junk[]): Promise<string[]> {
    const faults: string[] = [];
    const waiting = [...all];
    const sender = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const status = await send(next.method, next.path, next.body);
        if (status >= 500)
          faults.push(`${status} ${next.method} ${next.path} ${JSON.stringify(next.body)}`.slice(0, 160));
      }
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    return faults;
  }
  const filled = (path: string, word = draft): string => path.replace(/:[A-Za-z]+/, word);

  it('in a path', async () => {
    const junk = calls()
      .filter(({ endpoint: { path } }) => path.includes(':'))
      .flatMap(({ endpoint: { method, path } }) =>
        PATHS.map((word) => ({ method, path: filled(path, word), ...(method === 'GET' ? {} : { body: {} }) })),
      );
    expect(junk.length).toBeGreaterThan(100);
    expect(await faultsAmong(junk)).toEqual([]);
  });

  it('in a query', async () => {
    const values = ['%00', '-1', "'", 'x'.repeat(90), '%ff'];
    const junk = calls()
      .filter(({ endpoint: { method } }) => method === 'GET')
      .flatMap(({ endpoint: { method, path }, options }) =>
        Object.keys(fields[options.query?.name ?? '']?.properties ?? {}).flatMap((name) =>
          values.map((value) => ({ method, path: `${filled(path)}?${name}=${value}` })),
        ),
      );
    expect(junk.length).toBeGreaterThan(100);
    expect(await faultsAmong(junk)).toEqual([]);
  });

  it.each(JUNK)('in each field of a body: %s', async (_what, value, each) => {
    const junk = calls()
      .filter(({ options: { body } }) => body)
      .flatMap(({ endpoint: { method, path }, options }) => {
        const names = Object.keys(fields[options.body?.name ?? '']?.properties ?? {});
        const alone = each ? names.map((name) => ({ [name]: value })) : [];
        return [...alone, Object.fromEntries(names.map((name) => [name, value]))].map((body) => ({
          method,
          path: filled(path),
          body,
        }));
      });
    expect(junk.length).toBeGreaterThan(30);
    expect(await faultsAmong(junk)).toEqual([]);
  });
});
