import { adminContentApi, contentApi, contentDraftsApi, type ContentKind, type Wire } from '@cairn/contracts';
import type { ContentRecord, ContentRow } from '@cairn/contracts/content/admin-content.replies';
import { formatMoney } from '@cairn/i18n';
import sharp from 'sharp';
import { newId } from '../../../kernel/crypto/ids.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const said = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const linked = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

describe('the site’s words in the console', () => {
  let t: TestApp;
  let editor: Person;
  beforeAll(async () => {
    t = await startTestApp();
    editor = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const list = async (kind: ContentKind): Promise<Wire<ContentRow>[]> =>
    (await editor.api.send(adminContentApi.list, { query: { kind } })).items;
  const open = async (kind: ContentKind, code: string): Promise<Wire<ContentRecord>> => {
    const id = (await list(kind)).find((row) => row.code === code)?.id ?? '';
    return editor.api.send(adminContentApi.one, { params: { id } });
  };
  const save = (record: Wire<ContentRecord>, change: object): Promise<Wire<ContentRecord>> =>
    editor.api.send(adminContentApi.change, {
      params: { id: record.id },
      body: { readAt: record.updatedAt, ...change },
    });
  const publish = (record: Wire<ContentRecord>): Promise<Wire<ContentRecord>> =>
    editor.api.send(contentDraftsApi.publish, { params: { id: record.id }, body: { readAt: record.updatedAt } });
  const aPage = (code: string, texts: object = { en: { title: 'A page', body: said('Words') } }) =>
    editor.api.send(adminContentApi.create, {
      body: { kind: 'content-page', code, enabled: true, attributes: { listed: true }, texts },
    });
  const fieldsOf = async (call: Promise<unknown>): Promise<Record<string, string>> =>
    Object.fromEntries((await failureOf(call)).fields.map(({ field, code }) => [field, code]));

  it('a page that is edited is read so by visitors, in each language, and the audit log has both versions', async () => {
    const page = await open('content-page', 'fees');
    const texts = { ...page.texts, fr: { ...page.texts.fr, title: 'Nos frais' } };
    await publish(await save(page, { texts }));
    const { body } = await t.http().get('/api/v1.1/content-pages/fees?lng=fr');
    expect(body.data.data.title).toBe('Nos frais');
    expect(await t.as(null).send(contentApi.page, { params: { slug: 'fees' } })).toMatchObject({ title: 'Fees' });
    const [auditLog] = await t.db.query<{ before: { texts: object }; after: { texts: object }; subject_type: string }>(
      `select before, after, subject_type from kernel.audit_log where action = 'content.publish' order by at desc limit 1`,
    );
    expect(auditLog).toMatchObject({
      subject_type: 'content-page',
      before: { texts: { fr: { title: 'Frais' } } },
      after: { texts: { fr: { title: 'Nos frais' } } },
    });
  });

  it('a save of an older copy is refused, and overwrites nothing', async () => {
    const page = await open('content-page', 'about');
    await save(page, { enabled: true });
    expect(await refusalOf(save(page, { enabled: false }))).toBe('content.overtaken');
  });

  it('of two who save the same copy at once one wins', async () => {
    const page = await open('content-page', 'risks');
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((n) => save(page, { texts: { ...page.texts, en: { ...page.texts.en, title: `Risks ${n}` } } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('SEC-20 SEC-21 rich text passes an allow-list: no markup, no script in a link, no foreign part', async () => {
    const hostile: object[] = [
      { type: 'doc', content: [{ type: 'html', content: '<script>alert(1)</script>' }] },
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://evil.example/x.png' } }] },
      { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'alert(1)' } }] },
      linked('javascript:alert(1)'),
      linked('data:text/html,<script>alert(1)</script>'),
      linked('//evil.example'),
      { type: 'paragraph' },
    ];
    for (const [place, body] of hostile.entries()) {
      const call = aPage(`hostile-${place}`, { en: { title: 'Page', body } });
      expect(await fieldsOf(call)).toEqual({ 'texts.en.body': 'validation.rich_text' });
    }
    await expect(aPage('links', { en: { title: 'Page', body: linked('https://example.org') } })).resolves.toMatchObject(
      { code: 'links' },
    );
    const html = await fieldsOf(aPage('text', { en: { title: 'Page', body: '<p>Text</p>' } }));
    expect(html).toEqual({ 'texts.en.body': 'validation.rich_text' });
  });

  it('SEC-20 a picture of a text is one that was uploaded for texts of the site', async () => {
    const content = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0c5d6c' } })
      .png()
      .toBuffer();
    const upload = (path: string) =>
      t.http().post(`/api/v1.1${path}`).set('authorization', `Bearer ${editor.token}`).attach('file', content, 'a.png');
    const { body: uploaded } = await upload('/admin/content-figures');
    const figure: Record<string, unknown> = uploaded.data.data;
    expect(figure).toMatchObject({ width: 900, height: 300 });
    const pictured = (attrs: object) => ({
      en: { title: 'Page', body: { type: 'doc', content: [{ type: 'figure', attrs: { alt: 'A field', ...attrs } }] } },
    });
    await expect(aPage('pictured', pictured(figure))).resolves.toMatchObject({ code: 'pictured' });
    // Too small for a slide; of a text it is another file.
    expect((await upload('/admin/content-pictures')).body.code).toBe('file.too_small');
    for (const fileId of [newId(), editor.id]) {
      const call = aPage(`strange-${fileId}`, pictured({ ...figure, fileId }));
      expect(await fieldsOf(call)).toEqual({ 'texts.en.body': 'figure.unknown' });
    }
  });

  it('every other fault is said beside its field', async () => {
    expect(await fieldsOf(aPage('Wrong Slug!'))).toEqual({ code: 'validation.slug' });
    expect(await fieldsOf(aPage('fees'))).toEqual({ code: 'content.code_taken' });
    expect(
      await fieldsOf(
        aPage('many', {
          en: { title: 'x'.repeat(121), colour: 'red' },
          fr: { title: 'Deux\nlignes' },
          xx: { title: 'x' },
        }),
      ),
    ).toEqual({
      'texts.xx': 'validation.unknown_field',
      'texts.en.colour': 'validation.unknown_field',
      'texts.en.title': 'validation.max_length',
      'texts.en.body': 'validation.required',
      'texts.fr.title': 'validation.format',
    });
  });

  it('a translation may be missing; the default language may not; the report names what is', async () => {
    const page = await aPage('half', {
      en: { title: 'Half', body: said('Half') },
      fr: { title: 'À moitié', body: said('') },
    });
    expect(page.missing).toEqual(['ar', 'fr']);
    const report = (await editor.api.send(adminContentApi.missing, { query: { perPage: 100 } })).items.filter(
      ({ id }) => id === page.id,
    );
    expect(report.map(({ language, fields }) => [language, fields])).toEqual([
      ['ar', ['body', 'title']],
      ['fr', ['body']],
    ]);
    expect(await fieldsOf(save(page, { texts: { fr: page.texts.fr } }))).toEqual({
      'texts.en.title': 'validation.required',
      'texts.en.body': 'validation.required',
    });
    const languages = await editor.api.send(adminContentApi.languages, {});
    expect(languages.find(({ id }) => id === 'ar')?.missing).toBeGreaterThan(0);
  });

  describe('menus', () => {
    const aLink = (
      attributes: object,
      parentId: string | null = null,
      code = `link-${Math.random().toString(36).slice(2)}`,
    ) =>
      editor.api.send(adminContentApi.create, {
        body: {
          kind: 'menu-footer',
          code,
          parentId,
          enabled: true,
          attributes: { linkType: 'custom', customUrl: '/faq', urlTarget: '_self', condition: 'always', ...attributes },
          texts: { en: { title: 'Link' } },
        },
      });

    it.each([
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      '/\\evil.example',
      'vbscript:x',
      'faq',
      ' /faq',
      '/a b',
    ])('SEC-21 refuse %j', async (customUrl) => {
      expect(await fieldsOf(aLink({ customUrl }))).toEqual({ 'attributes.customUrl': 'validation.link' });
    });

    it.each(['/faq?topic=money#top', 'https://example.org/', 'http://example.org', 'mailto:help@example.org'])(
      'SEC-21 take %s',
      async (customUrl) => {
        await expect(aLink({ customUrl })).resolves.toMatchObject({ attributes: { customUrl } });
      },
    );

    it('hold to their own: condition, page, address, two levels', async () => {
      expect(await fieldsOf(aLink({ condition: '1 = 1' }))).toEqual({ 'attributes.condition': 'validation.choice' });
      expect(await fieldsOf(aLink({ linkType: 'page', customUrl: null }))).toEqual({
        'attributes.contentPage': 'validation.required',
      });
      expect(await fieldsOf(aLink({ linkType: 'page', contentPage: 'nowhere' }))).toEqual({
        'attributes.contentPage': 'validation.choice',
      });
      expect(await fieldsOf(aLink({ customUrl: null }))).toEqual({ 'attributes.customUrl': 'validation.required' });
      const child = (await list('menu-footer')).find(({ parentId }) => parentId !== null);
      expect(await fieldsOf(aLink({}, child?.id))).toEqual({ parentId: 'validation.choice' });
      const other = await open('faq', 'cost');
      expect(await fieldsOf(aLink({}, other.id))).toEqual({ parentId: 'validation.choice' });
    });

    it('are put into an order whole, or not at all', async () => {
      const before = (await list('menu-header')).map(({ id }) => id);
      const order = (ids: string[]) => editor.api.send(adminContentApi.order, { body: { kind: 'menu-header', ids } });
      await order(before.toReversed());
      expect((await list('menu-header')).map(({ id }) => id)).toEqual(before.toReversed());
      const menu = (await t.as(null).send(contentApi.headerMenu, {})).map(({ id }) => id);
      expect(menu).toEqual(before.toReversed());
      for (const wrong of [
        before.slice(1),
        [...before, before[0] ?? ''],
        [before[0] ?? '', before[0] ?? '', before[1] ?? ''],
      ]) {
        expect(await refusalOf(order(wrong))).toBe('content.order');
      }
    });
  });

  it('what others need cannot be removed; what nobody needs can', async () => {
    const page = await open('content-page', 'privacy');
    expect(await refusalOf(editor.api.send(adminContentApi.remove, { params: { id: page.id } }))).toBe(
      'content.in_use',
    );
    expect(await refusalOf(save(page, { code: 'secrecy' }))).toBe('content.in_use');
    const topic = await open('help-topic', 'identity');
    expect(await refusalOf(editor.api.send(adminContentApi.remove, { params: { id: topic.id } }))).toBe(
      'content.in_use',
    );
    const spare = await aPage('spare');
    await editor.api.send(adminContentApi.remove, { params: { id: spare.id } });
    expect(await refusalOf(editor.api.send(adminContentApi.one, { params: { id: spare.id } }))).toBe(
      'request.not_found',
    );
  });

  it('entries that the forms rely on are worded and switched off, but neither made nor removed', async () => {
    const housing = await open('category', 'housing');
    const renamed = await save(housing, { texts: { ...housing.texts, en: { name: 'Homes' } }, enabled: false });
    expect(renamed).toMatchObject({ title: 'Homes', enabled: false });
    expect((await t.as(null).send(contentApi.categories, {})).map(({ code }) => code)).not.toContain('housing');
    const loan = await open('deal-type', 'debt');
    expect(await refusalOf(editor.api.send(adminContentApi.remove, { params: { id: loan.id } }))).toBe('content.fixed');
    const create = editor.api.send(adminContentApi.create, {
      body: { kind: 'deal-type', code: 'bond', enabled: true, attributes: {}, texts: { en: { name: 'Bond' } } },
    });
    expect(await refusalOf(create)).toBe('content.fixed');
    await save(await open('category', 'housing'), { enabled: true });
  });

  it('C-10 a currency’s way of being written is one of five', async () => {
    const dirham = await open('currency', 'MAD');
    await expect(save(dirham, { attributes: { symbol: 'DH', displayFormat: 'code_right' } })).resolves.toMatchObject({
      attributes: { displayFormat: 'code_right' },
    });
    const again = await open('currency', 'MAD');
    expect(await fieldsOf(save(again, { attributes: { symbol: 'DH', displayFormat: 'upside_down' } }))).toEqual({
      'attributes.displayFormat': 'validation.choice',
    });
  });

  it('C-10 amounts are written the way the site has chosen, in documents and mails too', async () => {
    const dollar = await open('currency', 'USD');
    await save(dollar, { attributes: { symbol: '$', displayFormat: 'code_right_space' } });
    const { currencyDisplays } = await t.as(null).send(contentApi.siteSetting, {});
    expect(currencyDisplays[0]).toEqual({ code: 'USD', symbol: '$', displayFormat: 'code_right_space' });
    expect(formatMoney('en', 123_450n, 'USD')).toBe('1,234.50\u00a0USD');
    const again = await open('currency', 'USD');
    await save(again, { attributes: { symbol: '$', displayFormat: 'symbol' } });
    await t.as(null).send(contentApi.siteSetting, {});
    expect(formatMoney('en', 123_450n, 'USD')).toBe('$1,234.50');
  });

  it('a language can be withheld, but not the default one, nor a default be incomplete', async () => {
    const owner = await aPerson(t, { adminRole: 'super' });
    const change = (id: string, body: object) =>
      owner.api.send(adminContentApi.changeLanguage, { params: { id }, body });
    await change('ar', { enabled: false });
    expect((await t.as(null).send(contentApi.languages, {})).map(({ id }) => id)).toEqual(['en', 'fr']);
    await change('ar', { enabled: true });
    expect(await refusalOf(change('en', { enabled: false }))).toBe('content.last_language');
    expect(await refusalOf(change('ar', { isDefault: true }))).toBe('content.last_language');
    expect(await refusalOf(change('xx', { enabled: true }))).toBe('request.not_found');
  });
});
