import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { campaignsApi } from '@cairn/contracts';
import sharp from 'sharp';
import { aDraft, upload } from '../../testing/campaigns.js';
import { aPerson, type Person } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Config } from '../config/config.js';
import { newId } from '../crypto/ids.js';
import { withRequestContext } from '../http/request-context.js';
import { Sweeps } from '../jobs/sweeps.js';
import { FileStore } from './file-store.js';
import { UPLOAD_LIMIT_BYTES } from './upload.js';

describe('files', () => {
  let t: TestApp;
  let store: FileStore;
  beforeAll(async () => {
    t = await startTestApp();
    store = t.get(FileStore);
  });
  afterAll(() => t.close());

  const save = (isPrivate: boolean, contentType = 'application/pdf') =>
    t.db.inTx((tx) =>
      store.save(tx, {
        ownerId: null,
        purpose: 'test',
        contentType,
        content: Buffer.from('hello'),
        private: isPrivate,
      }),
    );

  it('SEC-45 a public file is for everyone, and can do nothing', async () => {
    const id = await save(false);
    const answer = await t.http().get(store.link(id, false));
    expect([answer.status, (answer.body as Buffer).toString()]).toEqual([200, 'hello']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const picture = await t.http().get(store.link(await save(false, 'image/webp'), false));
    expect(picture.headers['content-disposition']).toBe('inline');
  });

  it('SEC-46 reading a private one is logged: which file, who was handed its link, from where', async () => {
    const reader = newId();
    const id = await save(true);
    const context = { ip: '127.0.0.1', requestId: 'r', userId: reader };
    const link = await new Promise<string>((resolve) =>
      withRequestContext(context, () => resolve(store.link(id, true))),
    );
    const info = jest.spyOn(t.app.getHttpAdapter().getInstance().log, 'info');
    expect((await t.http().get(link)).status).toBe(200);
    expect((await t.http().get(link.replace(reader, newId()))).status).toBe(403);
    const reads = info.mock.calls.filter(([, said]) => said === 'private file read');
    expect(reads).toEqual([[expect.objectContaining({ fileId: id, reader }), 'private file read']]);
    expect(JSON.stringify(reads)).not.toContain('signature');
    info.mockRestore();
  });

  it('SEC-46 a private one is for the holder of its signed link, for five minutes', async () => {
    const [id, other] = [await save(true), await save(true)];
    const link = store.link(id, true);
    const answer = await t.http().get(link);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { searchParams } = new URL(link, 'http://x');
    const [until, signature] = [searchParams.get('until') ?? '', searchParams.get('signature') ?? ''];
    expect(Number(until) - Date.now() / 1000).toBeLessThanOrEqual(300);
    const refused = [
      `/media/${id}`,
      `/media/${id}?until=${until}`,
      `/media/${id}?until=${Number(until) + 1}&signature=${signature}`,
      `/media/${other}?until=${until}&signature=${signature}`,
      `/media/${id}?until=${until}&signature=${signature.slice(0, -1)}`,
      `/media/${id}?until=${until}&signature=${signature}x`,
      `/media/${id}?until=NaN&signature=${signature}`,
      `/media/${id}?until=${until}&until=${until}&signature=${signature}`,
    ];
    for (const path of refused) expect([path, (await t.http().get(path)).status]).toEqual([path, 403]);
    jest.useFakeTimers({
      now: Number(until) * 1000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
        'queueMicrotask',
        'performance',
      ],
    });
    const late = await t.http().get(link);
    jest.useRealTimers();
    expect([late.status, (late.body as { code: string }).code]).toEqual([403, 'file.link_invalid']);
  });

  it('SEC-49 a private one lies encrypted on the disk, bound to its row; one from before is read as it lies there', async () => {
    const pathOf = async (id: string): Promise<string> => {
      const [row] = await t.db.query<{ key: string }>('select storage_key as key from kernel.file where id = $1', [id]);
      return join(t.get(Config).FILES_URL.slice('file:'.length), row?.key ?? '');
    };
    const [id, other, open] = [await save(true), await save(true), await save(false)];
    expect((await readFile(await pathOf(id))).includes('hello')).toBe(false);
    expect((await readFile(await pathOf(open))).toString()).toBe('hello');
    expect((await store.read(id)).content.toString()).toBe('hello');
    await copyFile(await pathOf(id), await pathOf(other));
    await expect(store.read(other)).rejects.toThrow('authenticate');

    await t.db.query('update kernel.file set private = true where id = $1', [open]);
    expect(await store.read(open)).toMatchObject({ private: true, content: Buffer.from('hello') });
  });

  it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '0', '0190f1e2-0000-7000-8000-000000000001'])(
    'gives nothing for the name %s',
    async (name) => expect((await t.http().get(`/media/${name}`)).status).toBe(404),
  );

  it('refuses a name that is no text', async () => expect((await t.http().get('/media/%00')).status).toBe(400));

  describe('V-26 V-28 an uploaded picture', () => {
    let owner: Person;
    let id: string;
    beforeAll(async () => {
      ({ id, owner } = await aDraft(t, {}, await aPerson(t)));
    });
    const send = (content: Buffer, name?: string) => upload(t, owner, `/campaign/campaign-story/${id}`, content, name);
    const drawn = (width = 800, height = 600) =>
      sharp({ create: { width, height, channels: 3, background: '#0c5d6c' } });

    it.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be %s, whatever its name', async (format) => {
      expect(await send(await drawn().toFormat(format).toBuffer(), 'holiday.exe')).toBe(200);
    });

    it('V-27 becomes WebP of exactly the wanted size, and forgets where it was taken', async () => {
      const exif = { IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
      expect(await send(await drawn(1000, 900).withExif(exif).jpeg().toBuffer())).toBe(200);
      const story = await owner.api.send(campaignsApi.campaignStory.read, { params: { campaignId: id } });
      const answer = await t.http().get(story.coverUrl ?? '');
      const content = answer.body as Buffer;
      const head = await sharp(content).metadata();
      expect(head).toMatchObject({ format: 'webp', width: 700, height: 500 });
      expect([head.exif, content.includes('canary')]).toEqual([undefined, false]);
    });

    const sized = async (path: string, size: string) => {
      const answer = await t.http().get(`${path}?size=${size}`);
      const content = answer.body as Buffer;
      const { format, width, height } = await sharp(content).metadata();
      return { content, cache: answer.headers['cache-control'], is: `${format} ${width}x${height}` };
    };
    const lasting = 'public, max-age=31536000, immutable';

    it('V-27 a campaign picture is made exact in 360x283 and as a banner in 400x200 too', async () => {
      expect(await send(await drawn(1000, 900).png().toBuffer())).toBe(200);
      const { coverUrl } = await owner.api.send(campaignsApi.campaignStory.read, { params: { campaignId: id } });
      for (const size of ['360x283', '400x200'])
        expect(await sized(coverUrl ?? '', size)).toMatchObject({ is: `webp ${size}`, cache: lasting });
      // A size that was not made is answered with the original picture and cached briefly.
      for (const size of ['1x1', '9999x9999', 'x', '']) {
        const other = await sized(coverUrl ?? '', size);
        expect([other.is, other.cache]).toEqual(['webp 700x500', 'public, max-age=60']);
      }
    });

    it('V-27 a logo is made exact in 200x200 and 360x283, with nothing cut off', async () => {
      const wide = sharp({ create: { width: 600, height: 200, channels: 3, background: '#0c5d6c' } });
      expect(await upload(t, owner, `/equity/company-profile/${id}`, await wide.png().toBuffer())).toBe(200);
      const { companyLogo } = await owner.api.send(campaignsApi.companyProfile.read, { params: { campaignId: id } });
      const square = (await t.http().get(companyLogo ?? '')).body as Buffer;
      expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
      const { is, content } = await sized(companyLogo ?? '', '360x283');
      const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      // 600x200 becomes 360x120: clear above and below, and its left and right ends are there.
      expect([is, alphaAt(180, 5), alphaAt(180, 278), alphaAt(2, 141), alphaAt(357, 141)]).toEqual([
        'webp 360x283',
        0,
        0,
        255,
        255,
      ]);
    });

    it('V-27 a picture from before there were further sizes gets them, each once', async () => {
      const content = await drawn(700, 500).webp().toBuffer();
      const old = await t.db.inTx((tx) =>
        store.save(tx, { ownerId: null, purpose: 'cover', contentType: 'image/webp', content, private: false }),
      );
      expect(await sized(`/media/${old}`, '360x283')).toMatchObject({
        is: 'webp 700x500',
        cache: 'public, max-age=60',
      });
      expect(await t.get(Sweeps).run('pictures.sizes')).toBe(1);
      for (const size of ['360x283', '400x200'])
        expect(await sized(`/media/${old}`, size)).toMatchObject({ is: `webp ${size}`, cache: lasting });
      expect(await t.get(Sweeps).run('pictures.sizes')).toBe(0);
    });

    it.each<[string, () => Promise<Buffer> | Buffer, number]>([
      [
        'a drawing that could run',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
        415,
      ],
      ['TIFF', () => drawn().tiff().toBuffer(), 415],
      ['a page named .png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
      ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 415],
      ['nothing', () => Buffer.alloc(0), 415],
      ['half a picture', async () => (await drawn().png().toBuffer()).subarray(0, 300), 415],
      ['699 x 500', () => drawn(699, 500).png().toBuffer(), 422],
      ['700 x 499', () => drawn(700, 499).png().toBuffer(), 422],
      ['more pixels than a picture has', () => drawn(7_000, 6_000).png().toBuffer(), 415],
      ['more than 2 MB', () => Buffer.alloc(UPLOAD_LIMIT_BYTES + 1, 7), 413],
    ])('is not %s', async (_what, make, status) => {
      expect(await send(await make(), 'picture.png')).toBe(status);
    });

    it('is in a form, and is one', async () => {
      const change = () =>
        t.http().patch(`/api/v1.1/campaign/campaign-story/${id}`).set('authorization', `Bearer ${owner.token}`);
      const small = await drawn().png().toBuffer();
      expect((await change().field('cover', 'text')).body).toMatchObject({ code: 'request.invalid' });
      expect((await change().attach('another', small, 'a.png')).body).toMatchObject({ code: 'file.type' });
      expect((await change().attach('a', small, 'a.png').attach('b', small, 'b.png')).status).toBeLessThan(500);
    });
  });
});
