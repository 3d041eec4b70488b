import { adminApi, campaignsApi, galleryApi } from '@cairn/contracts';
import { MOST_FILMS } from '@cairn/contracts/campaigns/files/gallery-limits';
import type { GalleryPicture } from '@cairn/contracts/campaigns/files/gallery.replies';
import type { Wire } from '@cairn/contracts';
import sharp from 'sharp';
import { aCampaign, aDraft } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const drawn = (background: string, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const send = ({ token }: Person, campaignId: string, picture: Buffer, fields: Record<string, string> = {}) => {
  const form = t.http().post(`/api/v1.1/equity/extras-images/${campaignId}`).set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(fields)) void form.field(name, value);
  return form.attach('file', picture, 'picture.png');
};

const add = async (owner: Person, campaignId: string, picture: Buffer, fields: Record<string, string> = {}) => {
  const { status, body } = await send(owner, campaignId, picture, fields);
  expect(status).toBe(201);
  return (body as { data: { data: Wire<GalleryPicture> } }).data.data;
};

const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

describe('the pictures of a campaign', () => {
  it('are added with title and description, in order, and shown once the campaign is public', async () => {
    const { id, owner, slug } = await aCampaign(t);
    const params = { campaignId: id };
    const first = await add(owner, id, await drawn('#0c5d6c'), { title: 'The door', description: 'On the quay' });
    const second = await add(owner, id, await drawn('#dfd746'));
    expect([first.position, second.position, second.title]).toEqual([1, 2, null]);
    const shown = await t.as(null).send(galleryApi.frontPictures, { params, query: {} });
    expect(shown.items).toEqual([first, second]);
    const page = await t.as(null).send(campaignsApi.page, { params: { slug } });
    expect(page.editedAt).not.toBeNull();
  });

  it('V-27 are made exact in 700x500 and 360x283, and in 1552x1109 where they are large enough', async () => {
    const { id, owner } = await aDraft(t);
    const [small, large] = [
      await add(owner, id, await drawn('#0c5d6c')),
      await add(owner, id, await drawn('#dfd746', 1600, 1200)),
    ];
    const sizeOf = async (url: string) => {
      const { format, width, height } = await sharp((await t.http().get(url)).body as Buffer).metadata();
      return `${format} ${width}x${height}`;
    };
    expect(await sizeOf(large.url)).toBe('webp 700x500');
    expect(await sizeOf(`${large.url}?size=360x283`)).toBe('webp 360x283');
    expect(await sizeOf(`${large.url}?size=1552x1109`)).toBe('webp 1552x1109');
    expect(await sizeOf(`${small.url}?size=1552x1109`)).toBe('webp 700x500');
  });

  it('V-26 are pictures by their content, of at least 700x500 and under 2 MB', async () => {
    const { id, owner } = await aDraft(t);
    expect(codeOf(await send(owner, id, Buffer.from('%PDF-1.7\n%%EOF')))).toBe('file.type');
    expect(codeOf(await send(owner, id, await drawn('#0c5d6c', 699, 500)))).toBe('file.too_small');
    expect(codeOf(await send(owner, id, Buffer.alloc(2 * 1024 * 1024 + 1)))).toBe('file.too_large');
    const answer = await send(owner, id, await drawn('#0c5d6c'), { title: 'x'.repeat(81) });
    expect(answer.body).toMatchObject({ errors: [{ field: 'title', code: 'validation.max_length' }] });
    expect((await owner.api.send(galleryApi.pictures, { params: { campaignId: id }, query: {} })).items).toEqual([]);
  });

  it('are there once, also when one is sent twice at the same time', async () => {
    const { id, owner } = await aDraft(t);
    const picture = await drawn('#123456');
    const [one, other] = await Promise.all([add(owner, id, picture), add(owner, id, picture)]);
    expect(one.id).toBe(other.id);
  });

  it('are moved and reworded, and those between make room', async () => {
    const { id, owner } = await aDraft(t);
    const params = { campaignId: id };
    const made: Wire<GalleryPicture>[] = [];
    for (const colour of ['#111111', '#222222', '#333333', '#444444'])
      made.push(await add(owner, id, await drawn(colour), { title: colour }));
    const titles = async () =>
      (await owner.api.send(galleryApi.pictures, { params, query: {} })).items.map(({ title }) => title);
    const change = (index: number, body: object) =>
      owner.api.send(galleryApi.changePicture, { params: { ...params, id: made[index]?.id ?? '' }, body });
    await change(3, { position: 1, title: 'last' });
    expect(await titles()).toEqual(['last', '#111111', '#222222', '#333333']);
    await change(3, { position: 30 });
    expect(await titles()).toEqual(['#111111', '#222222', '#333333', 'last']);
    await change(1, { title: null });
    expect(await titles()).toEqual(['#111111', null, '#333333', 'last']);
    await Promise.all([change(0, { position: 3 }), change(2, { position: 1 }), change(1, { position: 4 })]);
    const { items } = await owner.api.send(galleryApi.pictures, { params, query: {} });
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    const page = await owner.api.send(galleryApi.pictures, { params, query: { limit: 3 } });
    const rest = await owner.api.send(galleryApi.pictures, { params, query: { cursor: page.nextCursor ?? '' } });
    expect([...page.items, ...rest.items]).toEqual(items);
  });

  it('are gone from every address once they are removed', async () => {
    const { id, owner, admin } = await aCampaign(t);
    const params = { campaignId: id };
    const [gone, stays] = [
      await add(owner, id, await drawn('#555555'), { title: 'The old workshop' }),
      await add(owner, id, await drawn('#666666')),
    ];
    await owner.api.send(galleryApi.removePicture, { params: { ...params, id: gone.id } });
    for (const path of [gone.url, `${gone.url}?size=360x283`]) expect((await t.http().get(path)).status).toBe(404);
    const { items } = await t.as(null).send(galleryApi.frontPictures, { params, query: {} });
    expect(items).toMatchObject([{ id: stays.id, position: 1 }]);
    const again = owner.api.send(galleryApi.removePicture, { params: { ...params, id: gone.id } });
    expect(await refusalOf(again)).toBe('request.not_found');
    const [edit] = (await admin.api.send(adminApi.campaign, { params: { id } })).edits;
    expect(edit).toMatchObject({
      section: 'extras',
      changes: [{ field: 'picture', before: '1. The old workshop', after: null }],
    });
  });

  it('belong to the campaign in the path, and stay as they are while it is under review', async () => {
    const [mine, other] = [await aDraft(t), await aDraft(t)];
    const picture = await add(mine.owner, mine.id, await drawn('#777777'));
    const params = { campaignId: other.id, id: picture.id };
    expect(await refusalOf(other.owner.api.send(galleryApi.removePicture, { params }))).toBe('request.not_found');
    expect(await refusalOf(other.owner.api.send(galleryApi.changePicture, { params, body: { title: 'x' } }))).toBe(
      'request.not_found',
    );
    await mine.owner.api.send(campaignsApi.change, { params: { id: mine.id }, body: { status: 1 } });
    expect(codeOf(await send(mine.owner, mine.id, await drawn('#888888')))).toBe('campaign.not_editable');
  });

  it('are shown to the owner and to nobody else before the campaign is public', async () => {
    const { id, owner } = await aDraft(t);
    const call = (api: Person['api']) => api.send(galleryApi.frontPictures, { params: { campaignId: id }, query: {} });
    expect(await call(owner.api)).toMatchObject({ items: [] });
    expect(await refusalOf(call(t.as(null)))).toBe('request.not_found');
    expect(await refusalOf(call((await aPerson(t)).api))).toBe('request.not_found');
  });
});

describe('the films of a campaign', () => {
  const url = 'https://vimeo.com/76979871';

  it('V-14 are on YouTube or Vimeo, as they are added and as they are changed', async () => {
    const { id, owner } = await aDraft(t);
    const params = { campaignId: id };
    const film = await owner.api.send(galleryApi.addFilm, { params, body: { title: 'A visit', url } });
    for (const bad of [
      'https://vimeo.com.evil.example/76979871',
      'http://youtu.be/dQw4w9WgXcQ',
      'vimeo.com/76979871',
    ]) {
      const refused = { field: 'url', code: 'validation.video_url' };
      const added = owner.api.send(galleryApi.addFilm, { params, body: { title: 'A visit', url: bad } });
      expect((await failureOf(added)).fields).toMatchObject([refused]);
      const changed = owner.api.send(galleryApi.changeFilm, { params: { ...params, id: film.id }, body: { url: bad } });
      expect((await failureOf(changed)).fields).toMatchObject([refused]);
    }
  });

  it('are there once each, and no more than the gallery holds', async () => {
    const { id, owner } = await aDraft(t);
    const params = { campaignId: id };
    const addFilm = (title: string, address: string) =>
      owner.api.send(galleryApi.addFilm, { params, body: { title, url: address } });
    const [one, other] = await Promise.all([addFilm('One', url), addFilm('One', url)]);
    expect(one.id).toBe(other.id);
    for (let number = 1; number < MOST_FILMS; number += 1) await addFilm('More', `https://vimeo.com/1000${number}`);
    expect(await failureOf(addFilm('Another', 'https://vimeo.com/99999'))).toMatchObject({
      code: 'gallery.full',
      params: { max: MOST_FILMS },
    });
    const change = owner.api.send(galleryApi.changeFilm, {
      params: { ...params, id: one.id },
      body: { url: 'https://vimeo.com/10001' },
    });
    expect((await failureOf(change)).fields).toMatchObject([{ field: 'url', code: 'gallery.film_there' }]);
    await owner.api.send(galleryApi.removeFilm, { params: { ...params, id: one.id } });
    expect((await addFilm('Another', 'https://vimeo.com/99999')).position).toBe(MOST_FILMS);
  });
});
