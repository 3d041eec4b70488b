import { LANGUAGE_CODES, usersAdminApi, type FailureEnvelope } from '@cairn/contracts';
import { aPerson, type Person } from '../../testing/people.js';
import { givePassword, giveTwoFactor, PASSWORD } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { callsOf } from '../openapi/openapi.js';
import { newId } from '../crypto/ids.js';
import { Clock } from '../clock/clock.js';
import { NestLog } from '../log/logger.js';
import { UsersRepository } from '../../modules/users/index.js';

const SIGN_UP = '/api/v1.1/users/signup';

describe('the envelope of a failure', () => {
  let t: TestApp;
  let person: Person;
  beforeAll(async () => {
    t = await startTestApp();
    person = await aPerson(t);
  });
  afterAll(() => t.close());

  it.each(LANGUAGE_CODES)('says in %s what is wrong with which field, and which request it was', async (language) => {
    const answer = await t.http().post(`${SIGN_UP}?lng=${language}`).send({ email: 'nobody' });
    expect(answer.status).toBe(400);
    const body = answer.body as FailureEnvelope;
    expect(body).toMatchObject({ status: 'fail', code: 'request.invalid', requestId: answer.headers['x-request-id'] });
    const email = body.errors?.find(({ field }) => field === 'email');
    expect(email?.code).toBe('validation.email');
    const letters = { en: /^Email|^Enter|^Please|^This/i, fr: /[a-zàâéèêîôûç]/i, ar: /[\u0600-\u06ff]/ }[language];
    for (const text of [body.message, ...(body.errors ?? []).map(({ msg }) => msg)]) {
      expect(text).not.toMatch(/errors\.|validation\.|\{\{/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(email?.msg).toMatch(letters);
  });

  it('answers in the caller’s language when none is requested, and refuses an unknown one', async () => {
    const arab = await aPerson(t, { language: 'ar' });
    const answer = await t.http().get('/api/v1.1/process-investment/x').set('authorization', `Bearer ${arab.token}`);
    expect((answer.body as FailureEnvelope).message).toMatch(/[\u0600-\u06ff]/);
    for (const path of ['/site-setting?lng=xx', '/site-setting?language=%27--', '/site-setting?lng=en&lng=fr']) {
      const refused = await t.http().get(`/api/v1.1${path}`);
      expect([path, refused.status, (refused.body as FailureEnvelope).code]).toEqual([path, 400, 'validation.choice']);
    }
  });

  it.each([
    ['JSON that is none', '{"email": ', 'application/json', 400, 'request.invalid'],
    ['another kind of content', '<a/>', 'application/xml', 415, 'request.unsupported_media'],
    ['a null byte', '{"firstName": "a\\u0000"}', 'application/json', 400, 'request.invalid'],
  ])('answers %s in the language of the call, the browser or the user', async (_what, body, kind, status, code) => {
    const arab = await aPerson(t, { language: 'ar' });
    const send = (query = '') => t.http().post(`${SIGN_UP}${query}`).set('content-type', kind);
    const answers = [
      await send('?lng=fr').set('accept-language', 'ar').send(body),
      await send().set('accept-language', 'fr-FR,fr;q=0.9').send(body),
      await send().set('authorization', `Bearer ${arab.token}`).set('accept-language', 'fr').send(body),
    ];
    for (const { status: found, body: failure } of answers) {
      expect([found, (failure as FailureEnvelope).code]).toEqual([status, code]);
    }
    const [french, browser, arabic] = answers.map((answer) => answer.body as FailureEnvelope);
    expect(browser?.message).toBe(french?.message);
    expect(french?.message).not.toMatch(/please|this/i);
    expect(arabic?.message).toMatch(/[\u0600-\u06ff]/);
    const fields = arabic?.errors?.map(({ field, code: why }) => `${field} ${why}`);
    const beside: Record<string, string> = {
      'JSON that is none': 'body validation.json_at',
      'a null byte': 'firstName validation.characters',
    };
    expect(fields?.[0]).toBe(beside[_what]);
  });

  it('C-11 takes the language as `lng` and as `language` on every call', async () => {
    const reads = callsOf(t.app).filter(
      ({ call: { endpoint, options } }) => endpoint.method === 'GET' && !endpoint.path.includes(':') && !options.stream,
    );
    expect(reads.length).toBeGreaterThan(60);
    const refused: string[] = [];
    for (const { call } of reads) {
      for (const name of ['lng', 'language']) {
        const answer = await t
          .http()
          .get(`/api/v1.1${call.endpoint.path}?${name}=fr`)
          .set('authorization', `Bearer ${person.token}`);
        const faults = (answer.body as Partial<FailureEnvelope>).errors ?? [];
        if (faults.some(({ field }) => field === name)) refused.push(`${call.endpoint.path} ${name}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it.each([
    ['an id of 3,000 characters', `/process-investment/${'a'.repeat(3_000)}`, 404],
    ['a name of 3,000 characters', `/users/profile/${'a'.repeat(3_000)}`, 404],
    ['a path that is none', '/process-investment/%zz', 400],
    ['a route that is none', `/${'a'.repeat(3_000)}`, 404],
  ])('answers %s in the envelope of a failure', async (_what, path, status) => {
    const answer = await t.http().get(`/api/v1.1${path}?lng=fr`).set('authorization', `Bearer ${person.token}`);
    const body = answer.body as FailureEnvelope;
    expect([answer.status, body.status]).toEqual([status, 'fail']);
    expect(body.code).toMatch(/^request\./);
    expect(body.message).toMatch(/[a-zàâéèêîôûç]{3}/i);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers what the parser of HTTP refuses in the envelope, too', async () => {
    const answer = await t.http().get(`/api/v1.1/${'a'.repeat(20_000)}`);
    expect([answer.status, answer.body]).toEqual([
      431,
      expect.objectContaining({ status: 'fail', code: 'request.too_large', requestId: answer.headers['x-request-id'] }),
    ]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('says of every public list of a campaign that does not exist that there is none', async () => {
    const reads = callsOf(t.app).filter(
      ({ call: { endpoint, options } }) =>
        endpoint.method === 'GET' &&
        endpoint.access === 'public' &&
        endpoint.path.includes(':campaignId') &&
        options.page,
    );
    expect(reads.length).toBeGreaterThan(8);
    const found: string[] = [];
    for (const { call } of reads) {
      const path = call.endpoint.path.replaceAll(/:\w+/g, newId());
      const { status, body } = await t.http().get(`/api/v1.1${path}`);
      if (status !== 404) found.push(`${call.endpoint.path} ${status}`);
      else expect((body as FailureEnvelope).code).toBe('request.not_found');
    }
    expect(found).toEqual([]);
  });

  it('reports an answer that cannot be written, once and in the envelope of a failure', async () => {
    const users = t.get(UsersRepository);
    const current = users.current.bind(users);
    users.current = async (id) => {
      const row = await current(id);
      return row && Object.assign(row, { recoveryCodesLeft: 2n ** 60n });
    };
    const ask = () => t.http().get('/api/v1.1/users/me').set('authorization', `Bearer ${person.token}`);
    const { status, body } = await ask();
    expect([status, body]).toEqual([500, expect.objectContaining({ status: 'error', code: 'server.failed' })]);
    users.current = current;
    expect((await ask()).status).toBe(200);
  });

  it('SEC-30 refuses a field that the request does not have, and what only the server may set', async () => {
    const body = { type: 'equity', status: 2, ownerId: person.id, isAdmin: true };
    const answer = await t
      .http()
      .post('/api/v1.1/campaigns/equities')
      .set('authorization', `Bearer ${person.token}`)
      .send(body);
    const { code, errors } = answer.body as FailureEnvelope;
    expect([answer.status, code]).toEqual([400, 'request.invalid']);
    expect(errors?.map(({ field, code: why }) => `${field} ${why}`).sort()).toEqual([
      'isAdmin validation.unknown_field',
      'ownerId validation.unknown_field',
      'status validation.unknown_field',
    ]);
  });

  it('SEC-61 refuses the number of a card in free text, beside its field', async () => {
    const answer = await t.http().post(SIGN_UP).send({ firstName: '4242 4242 4242 4242' });
    const field = (answer.body as FailureEnvelope).errors?.find((error) => error.field === 'firstName');
    expect([answer.status, field?.code]).toEqual([400, 'validation.card_number']);
    expect(field?.msg).toContain('payment provider');
  });

  it.each([
    ['JSON that is none', '{"email": ', 'application/json', 400, 'request.invalid'],
    ['a list for an object', '[]', 'application/json', 400, 'request.invalid'],
    ['text for an object', '"x"', 'application/json', 400, 'request.invalid'],
    ['null', 'null', 'application/json', 400, 'request.invalid'],
    ['a prototype', '{"__proto__": {"isAdmin": true}}', 'application/json', 400, 'request.invalid'],
    ['a constructor', '{"constructor": {"prototype": {"x": 1}}}', 'application/json', 400, 'request.invalid'],
    ['another kind of content', '<a/>', 'application/xml', 415, 'request.unsupported_media'],
    [
      'a body above 100 kB',
      JSON.stringify({ email: 'x'.repeat(100_001) }),
      'application/json',
      413,
      'request.too_large',
    ],
  ])('refuses %s', async (_what, body, contentType, status, code) => {
    const answer = await t.http().post(SIGN_UP).set('content-type', contentType).send(body);
    expect([answer.status, (answer.body as FailureEnvelope).code]).toEqual([status, code]);
  });

  it('tells with every answer which time it is for the business', async () => {
    await t.advance(3 * 86_400_000);
    for (const path of ['/api/v1.1/site-setting', '/api/v1.1/nothing']) {
      const { headers } = await t.http().get(path);
      const ahead = Date.parse(headers['x-site-time'] ?? '') - t.get(Clock).now().getTime();
      expect(Math.abs(ahead)).toBeLessThan(60_000);
    }
  });

  it('an unknown route is 404, in the envelope, inside the prefix and outside', async () => {
    for (const path of ['/api/v1.1/nothing', '/api/v1.0/site-setting', '/nothing', '/api/v1.1/users/signup/x']) {
      const answer = await t.http().get(path);
      expect([path, answer.status, (answer.body as FailureEnvelope).code]).toEqual([
        path,
        404,
        'request.unknown_route',
      ]);
    }
    const wrongVerb = await t.http().delete(SIGN_UP);
    expect([404, 405]).toContain(wrongVerb.status);
  });

  it('SEC-39 says nothing of a fault of ours but its request', async () => {
    await t.database.asOwner((client) => client.query('alter table campaign_capacity rename to hidden_capacity'));
    const answer = await t.http().get('/api/v1.1/equities/front');
    await t.database.asOwner((client) => client.query('alter table hidden_capacity rename to campaign_capacity'));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      status: 'error',
      code: 'server.failed',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/select|relation|campaign_capacity|\.ts|\.js|node_modules|at /);
  });

  it('SEC-23 every answer of the API, a refusal too, carries its headers', async () => {
    for (const path of ['/api/v1.1/site-setting', '/api/v1.1/nothing', '/api/v1.1/users/me']) {
      const { headers } = await t.http().get(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'application/json; charset=utf-8',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  describe('in the log', () => {
    const lines: string[] = [];
    beforeAll(() => {
      jest.spyOn(NestLog.prototype, 'warn').mockImplementation((line) => void lines.push(String(line)));
    });
    afterAll(() => jest.restoreAllMocks());
    beforeEach(() => lines.splice(0));

    it('SEC-59 a refusal names who was refused, from where and what; a visitor is nobody', async () => {
      const { token, id } = person;
      await t.http().get('/api/v1.1/admin/payouts').set('authorization', `Bearer ${token}`);
      await t.http().get('/api/v1.1/admin/payouts/x').set('authorization', `Bearer ${token}`);
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line).toMatch(/^auth\.forbidden GET \/api\/v1\.1\/admin\/payouts/);
        expect(line).toMatch(new RegExp(`ip=(::ffff:)?127\\.0\\.0\\.1 user=${id} account=${id}$`));
      }
    });

    it('SEC-58 SEC-59 a refusal to an admin who views the site as somebody names the admin, and whose account it is', async () => {
      const admin = await aPerson(t, { adminRole: 'compliance' });
      const body = { reason: 'Asked for by phone' };
      const view = await admin.api.send(usersAdminApi.view, { params: { id: person.id }, body });
      await t.http().post('/api/v1.1/wallet').set('authorization', `Bearer ${view.token}`).send({});
      expect(lines).toEqual([expect.stringMatching(/^auth\.view_only POST \/api\/v1\.1\/wallet/)]);
      expect(lines[0]).toMatch(new RegExp(` user=${admin.id} account=${person.id}$`));
    });

    it('SEC-59 a failed sign-in and a wrong code name the account, and tell no secret', async () => {
      const careful = await aPerson(t);
      await givePassword(t, careful);
      await giveTwoFactor(t, careful);
      const login = (password: string, email = careful.email) =>
        t.http().post('/api/v1.1/users/login').send({ email, password });
      await login('Wrong-Path-77');
      await login('Wrong-Path-77', 'nobody@example.org');
      const { body } = await login(PASSWORD);
      const { halfToken } = (body as { data: { data: { halfToken: string } } }).data.data;
      await t.http().post('/api/v1.1/users/two-factor/login').send({ halfToken, code: '000000' });
      await t
        .http()
        .post('/api/v1.1/users/step-up')
        .set('authorization', `Bearer ${careful.token}`)
        .send({ code: '000000' });
      expect(lines.map((line) => line.split(' ')[0])).toEqual([
        'auth.bad_credentials',
        'auth.bad_credentials',
        'auth.bad_code',
        'user.code_wrong',
      ]);
      expect(lines.map((line) => line.split(' account=')[1])).toEqual([careful.id, '-', careful.id, careful.id]);
      expect(lines.join()).not.toMatch(/Wrong-Path-77|000000|@example/);
    });
  });
});
