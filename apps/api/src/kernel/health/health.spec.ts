import { startTestApp, type TestApp } from '../../testing/test-app.js';

const TOKEN = 'metrics-token-of-this-test';

describe('what only operators see', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => t.close());

  const metrics = async (headers: Record<string, string> = {}): Promise<number> =>
    (await t.http().get('/metrics').set(headers)).status;

  it('SEC-40 the metrics are for this machine, and for the holder of their token', async () => {
    expect(await metrics()).toBe(200);
    // A proxy of this machine hands on what comes from elsewhere.
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect([header, await metrics({ [header]: '203.0.113.9' })]).toEqual([header, 403]);
    }
    const away = { 'x-forwarded-for': '203.0.113.9' };
    expect(await metrics({ ...away, authorization: `Bearer ${TOKEN}` })).toBe(200);
    for (const wrong of [`${TOKEN}x`, TOKEN.slice(1), '', 'undefined']) {
      expect(await metrics({ ...away, authorization: `Bearer ${wrong}` })).toBe(403);
    }
  });

  it('SEC-40 the API’s description is shown where the configuration allows it, and the queues never', async () => {
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml', '/openapi.json', '/queues', '/admin/queues']) {
      const answer = await t.http().get(path).set('accept', 'application/json');
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

it('SEC-40 the description of the API is served where it is enabled', async () => {
  const t = await startTestApp({ API_REFERENCE: 'yes' });
  const answer = await t.http().get('/api/docs-json');
  expect(answer.status).toBe(200);
  expect((answer.body as { openapi: string }).openapi).toMatch(/^3\./);
  await t.close();
});

it('SEC-40 without a token the metrics are for this machine alone', async () => {
  const t = await startTestApp();
  const answer = await t.http().get('/metrics').set({ via: 'proxy', authorization: 'Bearer undefined' });
  expect(answer.status).toBe(403);
  await t.close();
});
