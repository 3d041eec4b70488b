import { request } from 'node:http';
import { Controller, Get, Module } from '@nestjs/common';
import sharp from 'sharp';
import { newId } from '../../kernel/crypto/ids.js';
import { AppModule } from '../../app.module.js';
import { callsOf } from '../../kernel/openapi/openapi.js';
import { createApp } from '../../kernel/http/create-app.js';
import { Config } from '../../kernel/config/config.js';
import { READ_BY_ADMINS } from './authorisation.admin-reads.js';
import { STEP_UP } from './authorisation.step-up.js';
import { ADMINS, CALLERS, PEOPLE, type CallerName, type Row } from './authorisation.rows.js';
import { AUTHORISATION } from './authorisation.table.js';
import { anAuthorisationWorld, type AuthorisationWorld } from './authorisation.world.js';
import { withoutLinks } from './links.js';
import { columnsOnRealTime, ON_REAL_TIME } from '../real-time.js';
import { tableDigests } from '../ledger/table-digests.js';
import { startTestWorld, type TestWorld } from '../test-sandbox.js';

const GUARDED: readonly number[] = [401, 403, 404, 410];

describe('authorisation', () => {
  let t: TestWorld;
  let world: AuthorisationWorld;
  let picture: Buffer;
  let begun: Date;
  beforeAll(async () => {
    begun = new Date();
    t = await startTestWorld();
    world = await anAuthorisationWorld(t);
    picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0c5d6c' } })
      .png()
      .toBuffer();
  });
  afterAll(() => t.close());

  const keyOf = (call: { method: string; path: string }): string => `${call.method} ${call.path}`;
  const routes = (): string[] => callsOf(t.app).map(({ call }) => keyOf(call.endpoint));

  /** The status of an answer that has no end. */
  const firstBytes = (path: string, token: string | null): Promise<number> =>
    new Promise((resolve, reject) => {
      const address = t.app.getHttpServer().address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      sent.on('error', reject);
      sent.end();
    });

  const call = async (route: string, row: Row, caller: CallerName, id: string | null): Promise<number> =>
    send(route, row, await world.token(caller, route.endsWith('/logout')), id);

  async function send(route: string, row: Row, token: string | null, id: string | null): Promise<number> {
    const [method = '', path = ''] = route.split(' ');
    const first = row.inBody || id === null ? path : path.replace(/:[A-Za-z]+/, encodeURIComponent(id));
    const filled = row.part ? first.replace(/:[A-Za-z]+/, world.idOf(row.part)) : first;
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'; // a row's first word
    const http = t.http();
    const pending = http[verb](`/api/v1.1${filled}`)
      .set('idempotency-key', newId())
      .set(token === null ? {} : { authorization: `Bearer ${token}` });
    if (row.stream) return firstBytes(`/api/v1.1${filled}`, token);
    const body = { ...row.body, ...(row.inBody && id !== null ? { [row.inBody]: id } : {}) };
    const answer = await (row.upload
      ? pending.attach('file', picture, 'picture.png')
      : method === 'GET' || method === 'DELETE'
        ? pending
        : pending.send(body));
    return answer.status;
  }

  const cellOf = (status: number): 'open' | number => (status < 500 && !GUARDED.includes(status) ? 'open' : status);

  it('SEC-14 SEC-57 the calls that ask for step-up authentication are those written down', () => {
    const asking = callsOf(t.app)
      .map(({ call }) => call.endpoint)
      .filter(({ stepUp }) => stepUp);
    expect(Object.fromEntries(asking.map((endpoint) => [keyOf(endpoint), endpoint.stepUp]))).toEqual(STEP_UP);
  });

  it.each(Object.entries(STEP_UP))('SEC-14 SEC-57 %s is refused without it', async (route, fields) => {
    const [method = '', path = ''] = route.split(' ');
    const token = await world.tokenWithoutStepUp(path.startsWith('/admin/') ? 'super' : 'owner');
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'; // a row's first word
    const codes: unknown[] = [];
    for (const field of fields === true ? [null] : fields) {
      const http = t.http();
      const answer = await http[verb](`/api/v1.1${path.replace(/:[A-Za-z]+/, newId())}`)
        .set({ authorization: `Bearer ${token}`, 'idempotency-key': newId() })
        .send(field === null ? undefined : { [field]: null });
      codes.push((answer.body as { code?: string }).code);
    }
    expect([...new Set(codes)]).toStrictEqual(['auth.step_up_required']);
  });

  it('SEC-28 has a row for every call, and no row for anything else', () => {
    expect(Object.keys(AUTHORISATION).sort()).toEqual(routes().sort());
  });

  it('D-9 an admin whose role may see a record reads what its owner reads, in every call of a record’s owner', async () => {
    const reads = callsOf(t.app)
      .map(({ call }) => call.endpoint)
      .filter(({ access, adminRead }) => adminRead !== undefined && access !== 'public');
    expect(reads.map(({ path }) => path).sort()).toEqual(READ_BY_ADMINS);
    for (const endpoint of reads) {
      const row = AUTHORISATION[keyOf(endpoint)];
      const whole = endpoint.path.replace(/:[A-Za-z]+/, world.idOf(row?.object ?? 'slug'));
      const path = row?.part ? whole.replace(/:[A-Za-z]+/, world.idOf(row.part)) : whole;
      const read = async (caller: CallerName) => {
        const token = await world.token(caller);
        const { text } = await t.http().get(`/api/v1.1${path}`).set('authorization', `Bearer ${token}`);
        return withoutLinks(text);
      };
      const owner = PEOPLE.find((name) => row?.callers[name] === 'open') ?? 'owner';
      const own = await read(owner);
      expect([path, own.status]).toEqual([path, 'success']);
      for (const role of ADMINS.filter((name) => row?.callers[name] === 'open')) {
        expect([role, await read(role)]).toEqual([role, own]);
      }
    }
  });

  it('SEC-58 an admin who views the site as somebody reads what they read, changes nothing and reads no message', async () => {
    const [writes, closedReads] = [new Set<string>(), new Set<string>()];
    const before = await tableDigests(t);
    for (const viewed of ['investor', 'owner'] as const) {
      const token = await world.viewToken(viewed);
      for (const [route, row] of Object.entries(AUTHORISATION)) {
        if (route === 'POST /users/logout') continue;
        const status = await send(route, row, token, row.object ? world.idOf(row.object) : null);
        const isTheirs = row.callers[viewed] === 'open' && row.object !== 'secret';
        if (!route.startsWith('GET ')) {
          if (status !== 403) writes.add(`${status} ${route}`);
        } else if (isTheirs && status === 403) closedReads.add(`${status} ${route}`);
      }
    }
    const after = await tableDigests(t);
    // Each view is a session of its own, and in the audit log.
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(['kernel.audit_log', 'public.session']);
    const [logged] = await t.db.query(
      `select count(*)::int as views from kernel.audit_log where action = 'user.viewed'`,
    );
    expect(logged).toEqual({ views: 2 });
    // A search, and messages of providers, which know no session.
    expect([...writes].sort()).toEqual([
      '200 POST /equities/browse',
      '200 POST /equities/browse-counts',
      '404 POST /webhooks/:provider',
      '404 POST /webhooks/:provider/:endpoint',
    ]);
    expect([...closedReads].sort()).toEqual([
      '403 GET /messages',
      '403 GET /messages/:conversationId',
      '403 GET /stripe-connect/connection-url',
      '403 GET /users/data-export/:id',
      '403 GET /users/two-factor/qr-code',
    ]);
  });

  it.each(Object.entries(AUTHORISATION))('%s', async (route, row) => {
    const { object, none = 404 } = row;
    const found: Record<string, 'open' | number> = {};
    // Those who are refused go first: nobody may have used the record up before them.
    const order = [...CALLERS].sort((a, b) => Number(row.callers[a] === 'open') - Number(row.callers[b] === 'open'));
    for (const caller of order) {
      found[caller] = cellOf(await call(route, row, caller, object ? world.idOf(object) : null));
    }
    // A wrong secret is the same to everyone; what a right one does is told where accounts are tested.
    expect(found).toEqual(object === 'secret' ? Object.fromEntries(CALLERS.map((name) => [name, none])) : row.callers);
    if (object === undefined) return;

    const ofNone: Record<string, 'open' | number> = {};
    for (const caller of CALLERS) ofNone[caller] = cellOf(await call(route, row, caller, world.idOfNone(object)));
    const refused = Object.entries(row.callers).filter(([, cell]) => cell === 401 || cell === 403);
    expect(ofNone).toEqual({
      ...Object.fromEntries(CALLERS.map((name) => [name, none])),
      ...Object.fromEntries(refused),
      ...(row.refusedLater && Object.fromEntries(row.refusedLater.map((name) => [name, none]))),
    });
  });

  it('what the calls have written is of business time, but in the columns written down', async () => {
    const others = (await columnsOnRealTime(t, begun)).filter(
      (name) => !ON_REAL_TIME.some((known) => known.test(name)),
    );
    expect(others).toEqual([]);
  });

  /** As it is written, with no library in between that would tidy the path up. */
  const raw = (method: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const address = t.app.getHttpServer().address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const sent = request({ host: '127.0.0.1', port, method, path }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
      sent.end();
    });

  it('SEC-29 other spellings of a path open nothing to a visitor', async () => {
    const guarded = Object.entries(AUTHORISATION).filter(([, { callers }]) => callers.visitor === 401);
    const opened: string[] = [];
    for (const [route] of guarded) {
      const [method = '', template = ''] = route.split(' ');
      const path = `/api/v1.1${template.replace(/:[A-Za-z]+/, newId())}`;
      const spellings: [string, string][] = [
        ...(method === 'GET' ? [['HEAD', path] as [string, string]] : []),
        ['OPTIONS', path],
        ...[
          `${path}/`,
          `${path}//`,
          `/${path}`,
          path.replace('/v1.1/', '/v1.1//'),
          path.replace('/v1.1/', '/v1.1/%2e/'),
          path.replace('/v1.1/', '/v1.1/x/%2e%2e/'),
          path.replace('/v1.1/', '/v1.1/./'),
          path.replace('/v1.1/', '/v1%2e1/'),
          path.replace('/v1.1/', '/v1.1%2f'),
          path.toUpperCase(),
          `${path};x=1`,
          `${path}%00`,
          `${path}?access=public`,
        ].map((spelling): [string, string] => [method, spelling]),
      ];
      for (const [verb, spelling] of spellings) {
        const status = await raw(verb, spelling);
        if (![400, 401, 404].includes(status)) opened.push(`${status} ${verb} ${spelling}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('SEC-28 a handler that is no call of the contracts is refused to everyone', async () => {
    @Controller()
    class ForgottenController {
      @Get('forgotten')
      forgotten(): string {
        return 'open';
      }
    }
    @Module({ imports: [AppModule.forProcess(t.get(Config), 'cairn_app')], controllers: [ForgottenController] })
    class WithForgotten {}
    const app = await createApp(WithForgotten, t.get(Config));
    await app.init();
    const fastify = app.getHttpAdapter().getInstance();
    await fastify.ready();
    for (const caller of ['visitor', 'investor', 'super'] as const) {
      const token = await world.token(caller);
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await fastify.inject({ method: 'GET', url: '/api/v1.1/forgotten', headers });
      expect([caller, answer.statusCode]).toEqual([caller, 403]);
    }
    await app.close();
  });
});
