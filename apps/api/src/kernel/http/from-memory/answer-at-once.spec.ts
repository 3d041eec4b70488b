import { request, type IncomingMessage } from 'node:http';
import { aCampaign } from '../../../testing/campaigns.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { RATE_LIMITS, RateLimits } from '../../limits/rate-limits.js';
import { Signals } from '../../outbox/signals.js';
import { KnownRequests } from './known-requests.js';
import { SettingsService } from '../../../modules/settings/index.js';

const LIST = '/api/v1.1/equities/browse';
const MENU = '/api/v1.1/menus/header';

describe('an answer that was given a moment ago', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
    await t.get(Signals).listen();
    await t.app.listen(0, '127.0.0.1');
    await aCampaign(t);
  });
  afterAll(() => t.close());

  const list = (body: object, headers: Record<string, string> = {}) => t.http().post(LIST).set(headers).send(body);
  const menu = (address: string) => t.http().get(MENU).set('x-forwarded-for', address);

  it('is the same to the next caller, with all its headers, under an id of its own', async () => {
    for (const ask of [() => list({}), () => t.http().get(MENU).set('accept-language', 'fr')]) {
      const [first, second, third] = [await ask(), await ask(), await ask()];
      expect([second.status, second.text]).toEqual([200, first.text]);
      const { 'x-request-id': id, date, ...headers } = second.headers as Record<string, string>;
      expect(first.headers).toMatchObject(headers);
      expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect(new Set([first, second, third].map((answer) => answer.headers['x-request-id'])).size).toBe(3);
      const known = await t
        .http()
        .get(MENU)
        .set({ 'accept-language': 'fr', 'if-none-match': headers['etag'] ?? '' });
      expect(known.text === '' ? known.status : 304).toBe(304);
    }
  });

  it('is not given to another question, another language, or a body that comes in parts', async () => {
    const all = await list({});
    await list({});
    const none = await list({ campaignName: 'Nothing of this name' });
    expect((none.body as { results: number }).results).toBe(0);
    expect((await list({ unknown: 1 })).status).toBe(400);
    expect((await list({}, { 'accept-language': 'ar' })).status).toBe(200);
    const { port } = new URL(await t.app.getUrl());
    const inParts = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': 2 };
      const call = request({ port, path: LIST, method: 'POST', headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts).toString()));
      });
      call.on('error', reject);
      call.write('{');
      setImmediate(() => call.end('}'));
    });
    expect(inParts).toBe(all.text);
  });

  it('counts for the limit of its caller (SEC-10), and of nobody else', async () => {
    t.get(RateLimits).relax(1);
    const statuses: number[] = [];
    for (let n = 0; n <= RATE_LIMITS.call.points; n += 100)
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await menu('10.1.1.1')).status))));
    const refused = await menu('10.1.1.1');
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([429, 'request.too_many']);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_LIMITS.call.points);
    expect((await menu('10.1.1.2')).status).toBe(200);
    t.get(RateLimits).relax(10_000);
  });

  it('is not given to an address that the site is closed to (R-10)', async () => {
    await menu('10.2.2.2');
    await t.db.query(`update site_setting set value = '"yes"' where name = 'maintainanceMode'`);
    await t.db.query(`update site_setting set value = '["10.2.2.1"]' where name = 'exceptIP'`);
    t.get(SettingsService).forget();
    const [open, closed] = [await menu('10.2.2.1'), await menu('10.2.2.2')];
    expect([open.status, (closed.body as { code: string }).code]).toEqual([200, 'server.maintenance']);
  });

  it('is not remembered by what is too long to be of a browser', () => {
    const known = new KnownRequests();
    const sent = (origin: string) => ({ method: 'GET', url: MENU, headers: { host: 'a', origin } }) as IncomingMessage; // all it reads
    const answer = { kind: 'content', key: 'menu', route: MENU, headers: [] } as const;
    for (const [origin, isKept] of [
      ['https://a.example', true],
      ['x'.repeat(1_000), false],
    ] as const) {
      known.remember(sent(origin), '', answer);
      expect([origin.length, known.at(sent(origin))?.has('') === true]).toEqual([origin.length, isKept]);
    }
  });
});
