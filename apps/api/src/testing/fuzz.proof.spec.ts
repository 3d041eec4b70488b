import { isErrorCode } from '@cairn/contracts';
import { newId } from '../kernel/crypto/ids.js';
import { callsOf, openApiDocument } from '../kernel/openapi/openapi.js';
import { aDraft } from './campaigns.js';
import { aPerson, type Person } from './people.js';
import { startTestWorld, type TestWorld } from './test-sandbox.js';

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

const FORM = 'multipart/form-data; boundary=edge';
const part = (name: string, more = ''): string =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`;

/** Bodies that no client of ours sends. A name in curly brackets is replaced by one that the call knows. */
const BODIES: readonly [contentType: string | null, body: string][] = [
  ['application/json', '{"{field}": "x", "constructor": 1}'],
  ['application/json', '{"{field}": "x", "__proto__": {"isAdmin": true}}'],
  ['application/json', '{"{field}": {"__proto__": null, "toString": 1}, "hasOwnProperty": 1}'],
  ['application/json', '{"{field}": '],
  ['application/json', ''],
  ['application/json; charset=utf-16', '{"{field}": "x"}'],
  ['application/json; charset=nonsense', '\ufeff{"{field}": "\u00ff"}'],
  ['application/csp-report', '{"{field}": "x"}'],
  ['text/plain', '{"{field}": "x"}'],
  ['application/x-www-form-urlencoded', '{field}=x&constructor=1'],
  ['application/octet-stream', '\u0000\u0001'],
  ['nonsense', '{"{field}": "x"}'],
  [null, '{"{field}": "x"}'],
  ['multipart/form-data', part('{field}')],
  [FORM, part('{field}')],
];

/** For calls that read no body: one that would be read elsewhere, and two that nothing reads. */
const UNREAD: typeof BODIES = [
  ['application/json', '{"{field}": "x", "constructor": 1}'],
  ['application/octet-stream', '\u0000\u0001'],
  [FORM, part('{field}')],
];

/** Forms that are none, are cut off, or have names of JavaScript: for calls that read forms. */
const FORMS: typeof BODIES = [
  ['multipart/form-data; boundary=', part('{field}')],
  [FORM, part('file', '; filename="a.png"')],
  [FORM, '--edge\r\ncontent-disposition: form-data; name="fi'],
  [FORM, `${part('{field}')}--edge--\r\n`],
  [FORM, `${part('__proto__')}${part('constructor')}--edge--\r\n`],
  [FORM, `${part('file', '; filename="a.png"')}--edge--\r\n`],
  [FORM, `${part('photo', `; filename="${'x'.repeat(300)}\u0000"`)}--edge--\r\n`],
  [FORM, '--edge--\r\n'],
  [FORM, ''],
];

interface Documented {
  components: { schemas: Record<string, { properties?: Record<string, { type?: unknown; enum?: unknown }> }> };
}

/** Whatever is sent, the answer is a refusal or a success, never a server fault. */
describe('junk', () => {
  let t: TestWorld;
  let owner: Person;
  let admin: Person;
  let draft: string;
  let fields: Documented['components']['schemas'];
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
    owner = await aPerson(t);
    admin = await aPerson(t, { adminRole: 'super' });
    draft = (await aDraft(t, {}, owner)).id;
    fields = (openApiDocument(t.app) as unknown as Documented).components.schemas;
  });
  afterAll(() => t.close());

  /** Whoever may make the call; signing out takes a session of its own each time. */
  const callerOf = (path: string): Person | Promise<Person> => {
    const isConsole = path.startsWith('/admin/');
    if (path.endsWith('/logout')) return aPerson(t, isConsole ? { adminRole: 'super' } : {});
    return isConsole ? admin : owner;
  };

  /** What is wrong with the answer; null for a refusal or a success in its envelope. */
  async function faultOf(
    { method, path, payload, contentType = null }: Junk,
    isRight: Expected = () => true,
  ): Promise<string | null> {
    const who = await callerOf(path);
    const answer = await t.app.inject({
      method: method as 'GET', // one of the five that inject knows
      url: `/api/v1.1${path}`,
      headers: {
        authorization: `Bearer ${who.token}`,
        'idempotency-key': newId(),
        ...(contentType === null ? {} : { 'content-type': contentType }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const isKnown =
      answer.statusCode < 500 && isRight(answer) && hasEnvelope(answer.headers['content-type'], answer.body);
    const sent = `${method} ${path} ${contentType} ${payload}`.slice(0, 160);
    return isKnown ? null : `${answer.statusCode} ${sent} ${answer.body.slice(0, 80)}`;
  }
  /** Files are no JSON; whatever is JSON is in one of the two envelopes. */
  const hasEnvelope = (type: unknown, body: string): boolean => {
    if (!String(type).startsWith('application/json')) return body !== '' && type !== undefined;
    const { status, code, data } = JSON.parse(body) as Record<string, unknown>;
    return status === 'success' ? typeof data === 'object' : typeof code === 'string' && isErrorCode(code);
  };
  /** Every call but the one whose answer has no end. */
  const calls = () =>
    callsOf(t.app)
      .map(({ call }) => call)
      .filter(({ options }) => !options.stream);

  type Expected = (answer: { statusCode: number }) => boolean;

  interface Junk {
    method: string;
    path: string;
    payload?: string;
    contentType?: string | null;
  }
  const json = (body: unknown) => ({ payload: JSON.stringify(body), contentType: 'application/json' });
  /** Sends them eight at a time, as a pool of connections would. */
  async function faultsAmong(all: readonly Junk[], isRight?: Expected): Promise<string[]> {
    const faults: string[] = [];
    const waiting = [...all];
    const sender = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const fault = await faultOf(next, isRight);
        if (fault !== null) faults.push(fault);
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
        PATHS.map((word) => ({ method, path: filled(path, word), ...(method === 'GET' ? {} : json({})) })),
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
          ...json(body),
        }));
      });
    expect(junk.length).toBeGreaterThan(30);
    expect(await faultsAmong(junk)).toEqual([]);
  });

  it.each(['constructor', '__proto__'])('in each choice of a body or a query: %s is none of them', async (value) => {
    const choicesOf = (name: string | undefined) =>
      Object.entries(fields[name ?? '']?.properties ?? {}).flatMap(([field, { enum: choices }]) =>
        choices === undefined ? [] : [field],
      );
    const junk = calls().flatMap(({ endpoint: { method, path }, options: { body, query } }) => [
      ...choicesOf(body?.name).map((name) => ({ method, path: filled(path), ...json({ [name]: value }) })),
      ...choicesOf(query?.name).map((name) => ({ method, path: `${filled(path)}?${name}=${value}` })),
    ]);
    expect(junk.length).toBeGreaterThan(80);
    expect(await faultsAmong(junk, ({ statusCode }) => statusCode >= 400)).toEqual([]);
  });

  it('in each text of a body: the name of what every object has', async () => {
    const junk = calls()
      .filter(({ options: { body } }) => body)
      .flatMap(({ endpoint: { method, path }, options }) =>
        Object.entries(fields[options.body?.name ?? '']?.properties ?? {})
          .filter(([, { type, enum: choices }]) => choices === undefined && [type].flat().includes('string'))
          .map(([name]) => ({ method, path: filled(path), ...json({ [name]: 'constructor' }) })),
      );
    expect(junk.length).toBeGreaterThan(100);
    expect(await faultsAmong(junk)).toEqual([]);
  });

  it('in each number of a body: as large as JSON holds exactly', async () => {
    const junk = calls()
      .filter(({ options: { body } }) => body)
      .flatMap(({ endpoint: { method, path }, options }) =>
        Object.entries(fields[options.body?.name ?? '']?.properties ?? {})
          .filter(([, { type }]) => [type].flat().some((kind) => kind === 'integer' || kind === 'number'))
          .map(([name]) => ({ method, path: filled(path), ...json({ [name]: Number.MAX_SAFE_INTEGER }) })),
      );
    expect(junk.length).toBeGreaterThan(30);
    expect(await faultsAmong(junk)).toEqual([]);
  });

  it('in a body of another kind, cut off, or with the words of JavaScript in it, whatever the call reads', async () => {
    const all = calls();
    const junk = all.flatMap(({ endpoint: { method, path, access }, options: { body, multipart } }) => {
      const [field = 'file'] = Object.keys(fields[body?.name ?? '']?.properties ?? {});
      const bodies = body || multipart || access === 'provider' ? BODIES : UNREAD;
      return [...bodies, ...(multipart ? FORMS : [])].map(([contentType, payload]) => ({
        method,
        path: method === 'DELETE' ? filled(path, newId()) : filled(path),
        contentType,
        payload: payload.replaceAll('{field}', field),
      }));
    });
    expect(all.length).toBe(callsOf(t.app).length - 1);
    expect(await faultsAmong(junk)).toEqual([]);
  });
});
