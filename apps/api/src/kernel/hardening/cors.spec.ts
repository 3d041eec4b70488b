import { startTestApp, type TestApp } from '../../testing/test-app.js';

const SISTER = 'https://app.cairn.example';
const OTHERS = [
  'https://app.cairn.example.evil.example',
  'https://app.cairn.example:8443',
  'http://app.cairn.example',
  'https://APP.cairn.example',
  'null',
  '*',
];

describe('SEC-24 pages of other origins', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ CORS_ORIGINS: `${SISTER},https://partner.example` });
  });
  afterAll(() => t.close());

  const ask = (path: string, origin: string) => t.http().get(`/api/v1.1${path}`).set('origin', origin);
  const preflight = (path: string, origin: string) =>
    t
      .http()
      .options(`/api/v1.1${path}`)
      .set({ origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' });

  it('SEC-24 a listed one is answered by its own name, a refusal too, and never with a browser’s credentials', async () => {
    for (const origin of [SISTER, 'https://partner.example']) {
      for (const path of ['/languages', '/users/me', '/nothing']) {
        const { headers } = await ask(path, origin);
        expect(headers['access-control-allow-origin']).toBe(origin);
        expect(headers['vary']?.toLowerCase()).toContain('origin');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
    const asked = await preflight('/users/updateMe', SISTER);
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, SISTER]);
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(JSON.stringify(asked.headers)).not.toContain('"*"');
  });

  it('SEC-24 a reply that may be cached varies by origin, too', async () => {
    const { headers } = await ask('/languages', SISTER);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers['vary']?.toLowerCase()).toBe('origin, accept-language, authorization');
  });

  it.each(OTHERS)('SEC-24 %s is not listed', async (origin) => {
    expect((await ask('/languages', origin)).headers['access-control-allow-origin']).toBeUndefined();
    const asked = await preflight('/users/updateMe', origin);
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });

  it.each(['/admin/me', '/%61dmin/me', '/webhooks/stripe'])('SEC-24 %s allows no other origin', async (path) => {
    expect((await ask(path, SISTER)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('SEC-24 the console answers no preflight', async () => {
    expect((await preflight('/admin/me', SISTER)).status).toBe(404);
  });
});

it('SEC-24 without a list no origin is answered', async () => {
  const t = await startTestApp();
  const { headers } = await t.http().get('/api/v1.1/languages').set('origin', SISTER);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  await t.close();
});
