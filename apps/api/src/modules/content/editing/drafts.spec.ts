import { adminContentApi, contentApi, contentDraftsApi, LANGUAGE_CODES, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const said = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

describe('drafts and versions of pages', () => {
  let t: TestApp;
  let editor: Person;
  beforeAll(async () => {
    t = await startTestApp();
    editor = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const send = () => editor.api.send;
  const aPage = (code: string) =>
    send()(adminContentApi.create, {
      body: {
        kind: 'content-page',
        code,
        enabled: true,
        attributes: { listed: true },
        texts: { en: { title: 'First', body: said('One') } },
      },
    });
  const retitle = (page: Wire<ContentRecord>, title: string, more: object = {}) =>
    send()(adminContentApi.change, {
      params: { id: page.id },
      body: { readAt: page.updatedAt, texts: { ...page.texts, en: { ...page.texts.en, title } }, ...more },
    });
  const publish = ({ id, updatedAt }: Wire<ContentRecord>) =>
    send()(contentDraftsApi.publish, { params: { id }, body: { readAt: updatedAt } });
  const versionsOf = async ({ id }: { id: string }) =>
    (await send()(contentDraftsApi.versions, { params: { id }, query: {} })).items.map(({ number }) => number);
  const read = (slug: string) => t.as(null).send(contentApi.page, { params: { slug } });
  const auditLogOf = (id: string) =>
    t.db.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from kernel.audit_log where subject_id = $1 order by at, id',
      [id],
    );

  it('a new page cannot be read before it is published', async () => {
    const page = await aPage('drafted');
    expect(page).toMatchObject({ enabled: true, hasDraft: true, draft: { savedBy: editor.email } });
    expect(await refusalOf(read('drafted'))).toBe('request.not_found');
    const published = await publish(page);
    expect(published).toMatchObject({ hasDraft: false, draft: null, enabled: true });
    await expect(read('drafted')).resolves.toMatchObject({ title: 'First' });
    expect(await versionsOf(page)).toEqual([1]);
  });

  it('what is saved is a draft: the editor has it again, readers do not', async () => {
    const page = await publish(await aPage('kept'));
    const saved = await retitle(page, 'Second');
    expect(saved).toMatchObject({ title: 'First', hasDraft: true, texts: { en: { title: 'Second' } } });
    await expect(read('kept')).resolves.toMatchObject({ title: 'First' });
    const again = await send()(adminContentApi.one, { params: { id: page.id } });
    expect(again.texts.en).toMatchObject({ title: 'Second' });
    await publish(await retitle(saved, 'Third', { code: 'kept-on' }));
    await expect(read('kept-on')).resolves.toMatchObject({ title: 'Third' });
    expect(await refusalOf(read('kept'))).toBe('request.not_found');
  });

  it('earlier versions are listed and taken back, first into the draft', async () => {
    const first = await publish(await aPage('versions'));
    const second = await publish(await retitle(first, 'Second'));
    expect(await versionsOf(first)).toEqual([2, 1]);
    const restored = await send()(contentDraftsApi.restore, { params: { id: second.id }, body: { version: 1 } });
    expect(restored).toMatchObject({ hasDraft: true, texts: { en: { title: 'First' } } });
    await expect(read('versions')).resolves.toMatchObject({ title: 'Second' });
    await publish(restored);
    await expect(read('versions')).resolves.toMatchObject({ title: 'First' });
    expect(await versionsOf(first)).toEqual([3, 2, 1]);
    const tried = (version: number) =>
      refusalOf(send()(contentDraftsApi.restore, { params: { id: second.id }, body: { version } }));
    expect(await tried(9)).toBe('request.not_found');
    expect(await tried(Number.MAX_SAFE_INTEGER)).toBe('request.invalid');
  });

  it('a discarded draft cannot be published', async () => {
    const page = await publish(await aPage('thrown'));
    const saved = await retitle(page, 'Second');
    const left = await send()(contentDraftsApi.discard, { params: { id: page.id } });
    expect(left).toMatchObject({ hasDraft: false, texts: { en: { title: 'First' } } });
    expect(await refusalOf(publish(saved))).toBe('content.no_draft');
    expect(await refusalOf(send()(contentDraftsApi.discard, { params: { id: page.id } }))).toBe('content.no_draft');
  });

  it('nobody publishes what they have not seen', async () => {
    const page = await aPage('overtaken');
    await retitle(page, 'Somebody else’s');
    expect(await refusalOf(publish(page))).toBe('content.overtaken');
    expect(await refusalOf(retitle(page, 'Mine'))).toBe('content.overtaken');
  });

  it('of two who publish at once one does', async () => {
    const page = await aPage('race');
    const outcomes = await Promise.allSettled([publish(page), publish(page), publish(page)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await versionsOf(page)).toEqual([1]);
  });

  it('SEC-59 every step is in the audit log with what was before and after', async () => {
    const page = await publish(await aPage('trail'));
    const saved = await retitle(page, 'Second');
    await send()(contentDraftsApi.discard, { params: { id: saved.id } });
    await send()(contentDraftsApi.restore, { params: { id: saved.id }, body: { version: 1 } });
    const title = (text: string) =>
      expect.objectContaining({ texts: { en: expect.objectContaining({ title: text }) } });
    expect(await auditLogOf(page.id)).toEqual([
      { action: 'content.create', before: null, after: title('First') },
      { action: 'content.publish', before: title('First'), after: title('First') },
      { action: 'content.draft', before: title('First'), after: title('Second') },
      { action: 'content.discard', before: title('Second'), after: title('First') },
      { action: 'content.restore', before: title('First'), after: title('First') },
    ]);
  });

  it('pages that came with the product have their first version, and what is looked for is found', async () => {
    const { items } = await send()(adminContentApi.list, { query: { kind: 'content-page', q: 'terms' } });
    const terms = items.find(({ code }) => code === 'terms');
    expect(await versionsOf({ id: terms?.id ?? '' })).toEqual([1]);
    const whole = await send()(adminContentApi.one, { params: { id: terms?.id ?? '' } });
    for (const language of LANGUAGE_CODES) {
      const body = whole.texts[language]?.['body'] as { content: { type: string }[] }; // rich text, by its kind
      expect(body.content.filter(({ type }) => type === 'blockquote')).toHaveLength(4);
      expect(JSON.stringify(body)).not.toMatch(/In short|En bref|باختصار/);
    }
    await aPage('listed-draft');
    const drafts = await send()(adminContentApi.list, { query: { kind: 'content-page', state: 'draft' } });
    expect(drafts.items.every(({ hasDraft }) => hasDraft)).toBe(true);
    expect(drafts.items.map(({ code }) => code)).toContain('listed-draft');
    const incomplete = await send()(adminContentApi.list, { query: { kind: 'content-page', state: 'incomplete' } });
    expect(incomplete.items.every(({ missing }) => missing.length > 0)).toBe(true);
  });
});
