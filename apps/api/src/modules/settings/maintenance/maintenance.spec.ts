import { contentApi } from '@cairn/contracts';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../site/settings.service.js';
import { isAddressOrNetwork, isListed, splitAddresses } from '../../../kernel/hardening/address-list.js';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: { code: string; message: string; data: { data: { underMaintenance: boolean } } };
}

describe('R-10 the list of exempt addresses', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.200', ['203.0.113.0/24'], true],
    ['203.0.114.1', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.7', ['::ffff:203.0.113.7'], true],
    ['2001:db8::1', ['2001:DB8:0:0::1'], true],
    ['2001:db8:1::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['203.0.113.7', ['nonsense', '300.1.1.1', '203.0.113.7/33'], false],
    ['nonsense', ['0.0.0.0/0', '::/0'], false],
    ['203.0.113.7', [], false],
  ])('%s in %j: %s', (address, list, expected) => {
    expect(isListed(address, list)).toBe(expected);
  });

  it('is read as people write it', () => {
    expect(splitAddresses(' 203.0.113.7, 2001:db8::/32;\n198.51.100.0/24 ')).toEqual([
      '203.0.113.7',
      '2001:db8::/32',
      '198.51.100.0/24',
    ]);
    expect(
      ['10.0.0.0/8', '::1', '1.2.3', '1.2.3.4/a', '1.2.3.4/', '::/129', '1.2.3.4/8/8'].filter(isAddressOrNetwork),
    ).toEqual(['10.0.0.0/8', '::1']);
  });
});

describe('maintenance', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
    await t.db.inTx(async (tx) => {
      await t.get(SettingsService).set(tx, 'maintainanceMode', 'yes');
      await t.get(SettingsService).set(tx, 'exceptIP', ['203.0.113.7', '2001:db8::/32']);
    });
  });
  afterAll(() => t.close());

  const get = (path: string, from = '198.51.100.1'): Promise<Answer> => t.http().get(path).set('x-forwarded-for', from);
  const api = (path: string, from?: string): Promise<Answer> => get(`/api/v1.1${path}`, from);

  it.each([
    ['en', 'Sorry for the inconvenience'],
    ['fr', 'maintenance'],
    ['ar', 'صيانة'],
  ])('R-10 the API is closed, says until when, and says so in %s', async (language, words) => {
    const { status, headers, body } = await api(`/faqs?lng=${language}`);
    expect([status, headers['retry-after'], body.code]).toEqual([503, '600', 'server.maintenance']);
    expect(body.message).toContain(words);
  });

  it('R-10 the API is closed to everybody, signed in or not, whatever the call', async () => {
    for (const path of ['/users/me', '/equities/front', '/categories', '/FAQS', '/no-such-call']) {
      expect([path, [404, 503]]).toEqual([path, expect.arrayContaining([(await api(path)).status])]);
    }
    expect((await t.http().post('/api/v1.1/users/login').set('x-forwarded-for', '198.51.100.1').send({})).status).toBe(
      503,
    );
  });

  it('R-10 exempt addresses get in: v4, and a network of v6', async () => {
    expect((await api('/faqs', '203.0.113.7')).status).toBe(200);
    expect((await api('/faqs', '2001:db8:5::9')).status).toBe(200);
  });

  it('SEC-36 an address that the visitor names does not count unless a trusted proxy passed it on', async () => {
    // The nearest address that is not a trusted proxy counts; entries before it may be forged by the visitor.
    expect((await api('/faqs', '203.0.113.7, 198.51.100.1')).status).toBe(503);
  });

  it('SEC-36 without a trusted proxy the header is ignored', async () => {
    const bare = await startTestApp({}, { database: t.database });
    const answer: Answer = await bare.http().get('/api/v1.1/faqs').set('x-forwarded-for', '203.0.113.7');
    expect(answer.status).toBe(503);
    await bare.app.close();
  });

  it('R-10 console, health and what the maintenance page needs stay open', async () => {
    expect((await get('/health/live')).status).toBe(200);
    const login = await t.http().post('/api/v1.1/admin/login').set('x-forwarded-for', '198.51.100.1').send({});
    expect(login.status).toBe(400);
    expect((await api('/languages')).status).toBe(200);
    expect((await api('/client-ip')).status).toBe(200);
    expect((await api(contentApi.siteSetting.path)).body.data.data).toMatchObject({ underMaintenance: true });
    expect((await api(contentApi.siteSetting.path, '203.0.113.7')).body.data.data).toMatchObject({
      underMaintenance: false,
    });
  });

  it('SEC-35 the list of exempt addresses is not public', async () => {
    expect(JSON.stringify((await api('/site-setting')).body)).not.toMatch(/203\.0\.113|exceptIP/);
  });
});
