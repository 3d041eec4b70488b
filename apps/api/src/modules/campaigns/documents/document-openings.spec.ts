import { parse } from 'content-disposition';
import { documentsApi, usersAdminApi } from '@cairn/contracts';
import type { DecideAccessRequest } from '@cairn/contracts/campaigns/files/documents.requests';
import { aCampaign, type LiveCampaign } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { addDocument, aPdf, sendForm } from '../../../testing/uploads/forms.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const open = (token: string, campaignId: string, id: string) =>
  t
    .http()
    .get(`/api/v1.1/equity/extras-document/${campaignId}/${id}/file`)
    .responseType('blob')
    .set('authorization', `Bearer ${token}`);

const ask = ({ api }: Person, campaignId: string, id: string) =>
  api.send(documentsApi.requestAccess, { params: { campaignId, id }, body: {} });

const requestsOf = async ({ id, owner }: LiveCampaign) =>
  (await owner.api.send(documentsApi.accessRequests, { params: { campaignId: id }, query: {} })).items;

const decide = ({ id, owner }: LiveCampaign, requestId: string, body: DecideAccessRequest) =>
  owner.api.send(documentsApi.decideAccess, { params: { campaignId: id, requestId }, body });

describe('a private document and whoever is no reader of it', () => {
  it('SEC-46 is linked for its owner alone; a reviewer opens it under their name, and other admins not', async () => {
    const live = await aCampaign(t);
    const document = await addDocument(t, live.owner, live.id);
    const linkFor = async ({ api }: Person) =>
      (await api.send(documentsApi.list, { params: { campaignId: live.id }, query: {} })).items[0]?.link;
    const [moderator, finance, admin] = [
      await aPerson(t, { adminRole: 'moderator' }),
      await aPerson(t, { adminRole: 'finance' }),
      await aPerson(t, { adminRole: 'super' }),
    ];
    const body = { reason: 'They asked why they cannot open it.' };
    const view = await admin.api.send(usersAdminApi.view, { params: { id: live.owner.id }, body });
    expect(await linkFor(live.owner)).toContain('signature');
    expect([await linkFor(moderator), await linkFor(finance)]).toEqual([null, null]);
    const seen = await t
      .http()
      .get(`/api/v1.1/equity/extras-document/${live.id}`)
      .set('authorization', `Bearer ${view.token}`);
    expect(seen.text).toContain('"link":null');
    expect((await open(finance.token, live.id, document)).status).toBe(403);
    expect((await open(moderator.token, live.id, document)).status).toBe(200);
    const { items } = await live.owner.api.send(documentsApi.views, { params: { campaignId: live.id }, query: {} });
    expect(items.map(({ document: title }) => title)).toHaveLength(1);
  });

  it('SEC-58 is not opened by an admin who looks through the session of the person it was granted to', async () => {
    const live = await aCampaign(t);
    const [reader, admin] = [await aPerson(t), await aPerson(t, { adminRole: 'super' })];
    const document = await addDocument(t, live.owner, live.id);
    await ask(reader, live.id, document);
    await decide(live, (await requestsOf(live))[0]?.id ?? '', { status: 'granted' });
    const body = { reason: 'They asked why they cannot open it.' };
    const view = await admin.api.send(usersAdminApi.view, { params: { id: reader.id }, body });
    const seen = await open(view.token, live.id, document);
    expect([seen.status, String(seen.body)]).toEqual([403, expect.stringContaining('auth.view_only')]);
    expect((await open(reader.token, live.id, document)).status).toBe(200);
    const { items } = await live.owner.api.send(documentsApi.views, { params: { campaignId: live.id }, query: {} });
    expect(items).toHaveLength(1);
  });
});

describe('a document is opened under its title', () => {
  const TITLES = [
    'خطة العمل',
    'Émile’s plan – 2026',
    'Growth 🎉',
    'The "blue" plan',
    'Costs; filename=a.exe',
    '50%20 more',
  ];

  it.each(TITLES)('whatever letters it has: %s', async (title) => {
    const live = await aCampaign(t);
    const id = await addDocument(t, live.owner, live.id, { title, visibility: 'public' });
    const { status, headers } = await open(live.owner.token, live.id, id);
    expect(status).toBe(200);
    const sent = parse(headers['content-disposition'] ?? '');
    expect(sent).toEqual({ type: 'attachment', parameters: expect.objectContaining({ filename: `${title}.pdf` }) });
  });

  it('one that was kept with line breaks too', async () => {
    const live = await aCampaign(t);
    const id = await addDocument(t, live.owner, live.id, { visibility: 'public' });
    await t.db.query('update campaign_document set title = $2 where id = $1', [id, 'One\r\nset-cookie: a=b']);
    const { status, headers } = await open(live.owner.token, live.id, id);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it.each(['One\ntwo', 'One\r\nset-cookie: a=b', 'One\u0007two', 'One\u2028two'])(
    'which has no line breaks and no controls: %j',
    async (title) => {
      const live = await aCampaign(t);
      const path = `/equity/extras-document/${live.id}`;
      const file = { content: aPdf(), name: 'plan.pdf' };
      const added = await sendForm(t, live.owner, 'post', path, { fields: { title, visibility: 'public' }, file });
      expect([added.status, added.errors]).toMatchObject([400, [{ field: 'title', code: 'validation.one_line' }]]);
      const id = await addDocument(t, live.owner, live.id);
      const renamed = await sendForm(t, live.owner, 'patch', `${path}/${id}`, { fields: { title } });
      expect([renamed.status, renamed.errors]).toMatchObject([400, [{ field: 'title', code: 'validation.one_line' }]]);
    },
  );
});
