import { communicationApi, documentsApi } from '@cairn/contracts';
import { MOST_REQUESTS } from '@cairn/contracts/campaigns/files/document-options';
import type { DecideAccessRequest } from '@cairn/contracts/campaigns/files/documents.requests';
import type { OwnDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import type { Wire } from '@cairn/contracts';
import sharp from 'sharp';
import { PDFDocument } from '@cantoo/pdf-lib';
import { aCampaign, aDraft, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { addDocument, aPdf, sendForm, type SentForm } from '../../../testing/uploads/forms.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const front = async ({ api }: Pick<Person, 'api'>, campaignId: string) =>
  (await api.send(documentsApi.front, { params: { campaignId }, query: {} })).items;

const open = (token: string | null, campaignId: string, id: string, query = '') => {
  const call = t.http().get(`/api/v1.1/equity/extras-document/${campaignId}/${id}/file${query}`).responseType('blob');
  return token === null ? call : call.set('authorization', `Bearer ${token}`);
};

const ask = ({ api }: Person, campaignId: string, id: string, note?: string) =>
  api.send(documentsApi.requestAccess, { params: { campaignId, id }, body: note === undefined ? {} : { note } });

const requestsOf = async ({ id, owner }: LiveCampaign) =>
  (await owner.api.send(documentsApi.accessRequests, { params: { campaignId: id }, query: {} })).items;

const decide = ({ id, owner }: LiveCampaign, requestId: string, body: DecideAccessRequest) =>
  owner.api.send(documentsApi.decideAccess, { params: { campaignId: id, requestId }, body });

/** The words of the notices that a person got, newest first. */
const noticesOf = async ({ api }: Person) => {
  await t.drain();
  return (await api.send(communicationApi.notifications, { query: {} })).items.map(({ kind }) => kind);
};

describe('documents of a campaign', () => {
  const post = (owner: Person, id: string, form: SentForm) =>
    sendForm<Wire<OwnDocument>>(t, owner, 'post', `/equity/extras-document/${id}`, form);
  const patch = (owner: Person, id: string, document: string, form: SentForm) =>
    sendForm<Wire<OwnDocument>>(t, owner, 'patch', `/equity/extras-document/${id}/${document}`, form);
  const fields = { title: 'Accounts 2024 and 2025', visibility: 'public', documentType: 'financials' };

  it('are listed with their title, type, version and size, the newest first, and opened by everybody', async () => {
    const { id, owner } = await aCampaign(t);
    const { data, status } = await post(owner, id, { fields, file: { content: aPdf(), name: 'accounts.exe' } });
    expect([status, data]).toEqual([
      201,
      expect.objectContaining({ ...fields, version: 1, contentType: 'application/pdf', state: 'ready', readers: 0 }),
    ]);
    const other = await addDocument(t, owner, id, { title: 'A plan', visibility: 'public' });
    expect((await front({ api: t.as(null) }, id)).map((one) => [one.title, one.access])).toEqual([
      ['A plan', 'open'],
      ['Accounts 2024 and 2025', 'open'],
    ]);
    const file = await open(null, id, data.id);
    expect((file.body as Buffer).equals(aPdf())).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(file.headers['content-disposition']).toContain('attachment');
    const first = await owner.api.send(documentsApi.list, { params: { campaignId: id }, query: { limit: 1 } });
    expect([first.items[0]?.id, typeof first.nextCursor]).toEqual([other, 'string']);
    const query = { cursor: first.nextCursor ?? '' };
    const second = await owner.api.send(documentsApi.list, { params: { campaignId: id }, query });
    expect(second.items.map((one) => one.id)).toEqual([data.id]);
  });

  it('V-26 are PDFs or pictures by their content, and under 2 MB; a picture is encoded anew', async () => {
    const { id, owner } = await aDraft(t);
    const send = (content: Buffer) => post(owner, id, { fields, file: { content, name: 'paper.pdf' } });
    const bad: [Buffer, string][] = [
      [Buffer.from('<html><script>alert(1)</script></html>'), 'file.type'],
      [Buffer.concat([Buffer.from('<html>'), aPdf()]), 'file.type'],
      [Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]), 'file.type'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'file.type'],
      [Buffer.alloc(0), 'file.type'],
      [Buffer.alloc(2 * 1024 * 1024 + 1, 37), 'file.too_large'],
    ];
    for (const [content, code] of bad) expect((await send(content)).code).toBe(code);
    const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { data } = await send(picture);
    const kept = (await open(owner.token, id, data.id)).body as Buffer;
    expect([data.contentType, kept.includes('Somebody')]).toEqual(['image/webp', false]);
    expect((await post(owner, id, { fields })).code).toBe('file.required');
    const untitled = await post(owner, id, { fields: { ...fields, title: '' }, file: { content: aPdf(), name: 'a' } });
    expect(untitled.errors).toMatchObject([{ field: 'title', code: 'validation.required' }]);
  });

  it('keep every version; a new file is a new one, and words alone are none', async () => {
    const { id, owner } = await aCampaign(t);
    const document = await addDocument(t, owner, id, { visibility: 'public' }, aPdf('one'));
    const renamed = await patch(owner, id, document, { fields: { title: 'Another title' } });
    expect(renamed.data).toMatchObject({ title: 'Another title', version: 1 });
    const changed = await patch(owner, id, document, { file: { content: aPdf('two'), name: 'b.pdf' } });
    expect(changed.data).toMatchObject({ title: 'Another title', version: 2 });
    expect(((await open(null, id, document)).body as Buffer).equals(aPdf('two'))).toBe(true);
    expect(((await open(null, id, document, '?version=1')).body as Buffer).equals(aPdf('one'))).toBe(true);
    expect((await open(null, id, document, '?version=3')).status).toBe(404);
  });

  it('that are removed are gone with all versions, and say so to whom they were promised', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const document = await addDocument(t, live.owner, live.id);
    await ask(reader, live.id, document);
    await live.owner.api.send(documentsApi.remove, { params: { campaignId: live.id, id: document } });
    expect(await front(reader, live.id)).toEqual([]);
    expect((await open(live.owner.token, live.id, document)).status).toBe(410);
    expect(await refusalOf(ask(reader, live.id, document))).toBe('document.removed');
    const [request] = await requestsOf(live);
    expect(request).toMatchObject({ removed: true, status: 'requested' });
    expect(await refusalOf(decide(live, request?.id ?? '', { status: 'granted' }))).toBe('document.removed');
  });
});

describe('access to a private document', () => {
  it('is asked for, granted for a time, kept with every opening, and ends by itself', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const document = await addDocument(t, live.owner, live.id, { title: 'Water tests' });
    const accessOf = async (person: Person) => (await front(person, live.id))[0]?.access;
    expect(await accessOf(reader)).toBe('none');
    expect((await open(reader.token, live.id, document)).status).toBe(403);
    expect((await open(null, live.id, document)).status).toBe(403);
    expect((await open(live.owner.token, live.id, document)).status).toBe(200);

    await ask(reader, live.id, document, 'I test water for a living.');
    expect(await accessOf(reader)).toBe('requested');
    expect(await noticesOf(live.owner)).toContain('document.access_requested');
    const [request] = await requestsOf(live);
    expect(request).toMatchObject({ document: 'Water tests', note: 'I test water for a living.', views: 0 });

    await decide(live, request?.id ?? '', { status: 'granted', days: 7 });
    expect(await noticesOf(reader)).toContain('document.access_granted');
    expect(await accessOf(reader)).toBe('granted');
    for (const _time of [1, 2]) expect((await open(reader.token, live.id, document)).status).toBe(200);
    const params = { campaignId: live.id };
    const { items: views } = await live.owner.api.send(documentsApi.views, { params, query: {} });
    expect(views.map((view) => [view.document, view.version])).toEqual([
      ['Water tests', 1],
      ['Water tests', 1],
    ]);
    expect((await requestsOf(live))[0]).toMatchObject({ views: 2, expired: false });
    expect((await live.owner.api.send(documentsApi.list, { params, query: {} })).items[0]).toMatchObject({
      readers: 1,
    });

    await t.advance(8 * DAY);
    expect(await accessOf(reader)).toBe('expired');
    expect((await open(reader.token, live.id, document)).status).toBe(403);
    expect((await requestsOf(live))[0]).toMatchObject({ expired: true });
    expect(await decide(live, request?.id ?? '', { status: 'granted' })).toMatchObject({ expired: false });
    expect(await accessOf(reader)).toBe('granted');
  });

  it('bears the name of the person it was granted to; its owner reads it as it was uploaded', async () => {
    const live = await aCampaign(t);
    const document = await addDocument(t, live.owner, live.id, { title: 'Water tests' });
    const subjectOf = async (token: string) =>
      (await PDFDocument.load((await open(token, live.id, document)).body as Buffer)).getSubject();
    const readers = [await aPerson(t), await aPerson(t, { language: 'ar' })];
    await t.db.query(`update app_user set first_name = 'سلمى' where id = $1`, [readers[1]?.id]);
    for (const reader of readers) {
      await ask(reader, live.id, document);
      await decide(live, (await requestsOf(live)).find(({ status }) => status === 'requested')?.id ?? '', {
        status: 'granted',
      });
    }
    const subjects = [];
    for (const { token } of readers) subjects.push(await subjectOf(token));
    const names = await t.db.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from app_user where id = any($1::uuid[]) order by array_position($1, id)`,
      [readers.map(({ id }) => id)],
    );
    expect(subjects).toEqual(names.map(({ name }) => name));
    expect((await open(live.owner.token, live.id, document)).body).toEqual(aPdf());
  });

  it('is declined with a reason, may be asked for again, and not without end', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const document = await addDocument(t, live.owner, live.id);
    for (let time = 1; time <= MOST_REQUESTS; time += 1) {
      await ask(reader, live.id, document);
      expect(await refusalOf(ask(reader, live.id, document))).toBe('document.access_waits');
      const [request] = await requestsOf(live);
      const unsaid = decide(live, request?.id ?? '', { status: 'declined' });
      expect((await failureOf(unsaid)).fields).toMatchObject([{ field: 'reason', code: 'validation.required' }]);
      await decide(live, request?.id ?? '', { status: 'declined', reason: 'Only for auditors.' });
    }
    expect((await front(reader, live.id))[0]).toMatchObject({
      access: 'declined',
      declineReason: 'Only for auditors.',
    });
    expect(await failureOf(ask(reader, live.id, document))).toMatchObject({
      code: 'document.asked_often',
      params: { max: MOST_REQUESTS },
    });
    expect((await noticesOf(reader)).filter((kind) => kind === 'document.access_declined')).toHaveLength(MOST_REQUESTS);
  });

  it('is asked for once, also when it is asked for twice at the same time', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const document = await addDocument(t, live.owner, live.id);
    const codes = await Promise.all(
      [1, 2, 3].map(async () =>
        ask(reader, live.id, document).then(
          () => null,
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'document.access_waits')).toHaveLength(2);
    expect(await requestsOf(live)).toHaveLength(1);
  });

  it('is withdrawn by declining it, and granted again', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const document = await addDocument(t, live.owner, live.id);
    await ask(reader, live.id, document);
    const id = (await requestsOf(live))[0]?.id ?? '';
    await decide(live, id, { status: 'granted' });
    expect(await refusalOf(ask(reader, live.id, document))).toBe('document.access_open');
    await decide(live, id, { status: 'declined', reason: 'The round is over.' });
    expect((await open(reader.token, live.id, document)).status).toBe(403);
    await decide(live, id, { status: 'granted' });
    expect((await open(reader.token, live.id, document)).status).toBe(200);
  });

  it('is not needed for a public one, nor for one’s own', async () => {
    const live = await aCampaign(t);
    const reader = await aPerson(t);
    const open_ = await addDocument(t, live.owner, live.id, { visibility: 'public' });
    const closed = await addDocument(t, live.owner, live.id);
    expect(await refusalOf(ask(reader, live.id, open_))).toBe('document.is_public');
    expect(await refusalOf(ask(live.owner, live.id, closed))).toBe('document.own_campaign');
    const draft = await aDraft(t);
    const hidden = await addDocument(t, draft.owner, draft.id);
    expect(await refusalOf(ask(reader, draft.id, hidden))).toBe('request.not_found');
    expect(await refusalOf(ask(reader, live.id, hidden))).toBe('request.not_found');
  });

  it('SEC-46 its owner opens it by a link that names its reader, and nobody without the link', async () => {
    const live = await aCampaign(t);
    const document = await addDocument(t, live.owner, live.id);
    const params = { campaignId: live.id };
    const { items } = await live.owner.api.send(documentsApi.list, { params, query: {} });
    const { id, link } = items[0] ?? {};
    expect([id, new URL(link ?? '', 'http://x').searchParams.get('reader')]).toEqual([document, live.owner.id]);
    expect((await t.http().get(link ?? '')).status).toBe(200);
    expect((await t.http().get(link?.split('?')[0] ?? '')).status).toBe(403);
    expect((await live.owner.api.send(documentsApi.views, { params, query: {} })).items).toEqual([]);
  });
});
