import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { FileStore } from './file-store.js';

const MEDIA = 'media.cairn.example';
const SITE = 'cairn.example';

describe('SEC-45 files at an origin of their own', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ MEDIA_ORIGIN: `https://${MEDIA}` });
  });
  afterAll(() => t.close());

  const save = (isPrivate: boolean) =>
    t.db.inTx((tx) =>
      t.get(FileStore).save(tx, {
        ownerId: null,
        purpose: 'test',
        contentType: 'application/pdf',
        content: Buffer.from('hello'),
        private: isPrivate,
      }),
    );
  const ask = (path: string, host: string) => t.http().get(path).set('host', host).redirects(0);

  it.each([false, true])(
    'SEC-45 the site leads there, signature and all, and keeps no answer (private: %s)',
    async (isPrivate) => {
      const link = t.get(FileStore).link(await save(isPrivate), isPrivate);
      const answer = await ask(link, SITE);
      expect([answer.status, answer.headers['location']]).toEqual([302, `https://${MEDIA}${link}`]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await ask(link, MEDIA)).status).toBe(200);
      expect((await ask(link, MEDIA.toUpperCase())).status).toBe(200);
    },
  );

  it('SEC-45 a private file asks for its signature there as well', async () => {
    expect((await ask(`/media/${await save(true)}`, MEDIA)).status).toBe(403);
  });

  it.each(['/', '/admin', '/api/v1.1/languages', '/api/v1.1/users/me', '/health', '/metrics', '/captcha-frame'])(
    'SEC-45 %s is 404: that origin has no pages and no calls',
    async (path) => expect((await ask(path, MEDIA)).status).toBe(404),
  );

  it('SEC-45 the site stays where it is', async () => {
    expect((await ask('/api/v1.1/languages', SITE)).status).toBe(200);
  });
});
