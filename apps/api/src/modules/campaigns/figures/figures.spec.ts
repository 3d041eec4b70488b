import { campaignsApi, updatesApi, type Wire } from '@cairn/contracts';
import type { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import sharp from 'sharp';
import { aCampaign, aDraft } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const drawn = (background: string, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A text that is one picture. */
const pictured = (attrs: object) => ({ type: 'doc', content: [{ type: 'figure', attrs }] });

describe('pictures inside the texts of a campaign', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const send = ({ token }: Person, campaignId: string, picture: Buffer) =>
    t
      .http()
      .post(`/api/v1.1/campaign/figures/${campaignId}`)
      .set('authorization', `Bearer ${token}`)
      .attach('file', picture, 'picture.png');
  const add = async (owner: Person, campaignId: string, picture: Buffer) => {
    const { status, body } = await send(owner, campaignId, picture);
    expect(status).toBe(201);
    return (body as { data: { data: Wire<Figure> } }).data.data;
  };
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
  const tell = ({ api }: Person, campaignId: string, storyBody: Record<string, unknown> | null) =>
    api.send(campaignsApi.campaignStory.change, { params: { campaignId }, body: { storyBody } });

  it('keep their own form, and are made no larger than a large screen shows them', async () => {
    const { id, owner } = await aDraft(t);
    const wide = await add(owner, id, await drawn('#0c5d6c', 1600, 400));
    expect(wide).toMatchObject({ width: 1552, height: 388 });
    expect(await add(owner, id, await drawn('#dfd746', 300, 500))).toMatchObject({ width: 300, height: 500 });
    const { body, headers } = await t.http().get(`/media/${wide.fileId}`);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1552, height: 388 });
  });

  it('V-26 V-28 are pictures by their content, large enough to see and under 2 MB', async () => {
    const { id, owner } = await aDraft(t);
    expect(codeOf(await send(owner, id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe('file.type');
    expect(codeOf(await send(owner, id, Buffer.from('%PDF-1.7\n%%EOF')))).toBe('file.type');
    expect(codeOf(await send(owner, id, await drawn('#0c5d6c', 199, 120)))).toBe('file.too_small');
    expect(codeOf(await send(owner, id, Buffer.alloc(2 * 1024 * 1024 + 1)))).toBe('file.too_large');
  });

  it('are there once, also when one is sent twice at the same time', async () => {
    const { id, owner } = await aDraft(t);
    const picture = await drawn('#123456');
    const [one, other] = await Promise.all([add(owner, id, picture), add(owner, id, picture)]);
    expect(one.fileId).toBe(other.fileId);
  });

  it('stand in the story of their own campaign, and in no other', async () => {
    const { id, owner } = await aDraft(t);
    const figure = { ...(await add(owner, id, await drawn('#0c5d6c'))), alt: 'The surgery', caption: 'In May' };
    expect((await tell(owner, id, pictured(figure))).storyBody).toEqual(pictured(figure));
    const other = await aDraft(t);
    expect(await failureOf(tell(other.owner, other.id, pictured(figure)))).toMatchObject({
      fields: [{ field: 'storyBody', code: 'figure.unknown' }],
    });
  });

  it('are left behind where a new campaign takes the story over', async () => {
    const { id, owner } = await aDraft(t);
    const figure = { ...(await add(owner, id, await drawn('#0c5d6c'))), alt: 'The surgery' };
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Evenings.' }] };
    await tell(owner, id, { type: 'doc', content: [words, ...pictured(figure).content] });
    const { api } = owner;
    const copy = await api.send(campaignsApi.create, { body: { type: 'equity', copyOf: id } });
    const params = { campaignId: copy.campaignDetail.id };
    expect((await api.send(campaignsApi.campaignStory.read, { params })).storyBody).toEqual({
      type: 'doc',
      content: [words],
    });
  });

  it('are all that an update needs, when one is posted and when it is edited', async () => {
    const { id, owner } = await aCampaign(t);
    const figure = { ...(await add(owner, id, await drawn('#0c5d6c'))), alt: 'The pump' };
    const params = { campaignId: id };
    const body = { title: 'Look', description: pictured(figure) };
    const update = await owner.api.send(updatesApi.post, { params, body });
    expect(update.description).toEqual(pictured(figure));
    const strange = pictured({ ...figure, fileId: '01980000-0000-7000-8000-000000000000' });
    const change = { params: { ...params, id: update.id }, body: { description: strange } };
    expect(await refusalOf(owner.api.send(updatesApi.change, change))).toBe('figure.unknown');
    expect(await refusalOf(owner.api.send(updatesApi.post, { params, body: { ...body, description: strange } }))).toBe(
      'figure.unknown',
    );
  });

  it('are uploaded by whoever may work on the campaign, and by nobody else', async () => {
    const { id } = await aDraft(t);
    expect((await send(await aPerson(t), id, await drawn('#0c5d6c'))).status).toBe(404);
  });
});
