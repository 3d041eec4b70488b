import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_TYPES,
  CAMPAIGN_TYPES,
  INVEST_FREQUENCIES,
  LANGUAGE_CODES,
  OPTION_KINDS,
  TERMS_SLUGS,
  USER_TYPES,
  contentApi,
  type Endpoint,
  type Language,
} from '@cairn/contracts';
import {
  ContentPage,
  ContentPageHead,
  Faq,
  HelpTopic,
  MenuItem,
  OptionItem,
  PaymentGateway,
  SiteCurrency,
  SiteLanguage,
  SiteMeta,
  SiteTerm,
  Slider,
} from '@cairn/contracts/content/public-content.replies';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { API_FOLDER } from '../../../kernel/config/folders.js';
import { isRichText } from '@cairn/contracts/content/rich-text-rules';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: { data: { data: unknown } };
}

const READS: readonly [Endpoint, new () => object, string?][] = [
  [contentApi.languages, SiteLanguage],
  [contentApi.meta, SiteMeta],
  [contentApi.taxonomySetting, SiteTerm],
  [contentApi.headerMenu, MenuItem],
  [contentApi.footerMenu, MenuItem],
  [contentApi.sliders, Slider],
  [contentApi.faqs, Faq],
  [contentApi.pages, ContentPageHead],
  [contentApi.page, ContentPage, '/content-pages/terms'],
  [contentApi.helpTopics, HelpTopic],
  [contentApi.currencies, SiteCurrency],
  [contentApi.gateways, PaymentGateway],
  [contentApi.categories, OptionItem],
  [contentApi.options, OptionItem, '/manage-options/domicile'],
];

describe('what visitors read of the site', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    t.http().get(`/api/v1.1${path}`).set(headers);
  /** As the client would have it: instants are dates. */
  const read = async (path: string, language: Language): Promise<unknown> => {
    const { body } = await get(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
    return JSON.parse(JSON.stringify(body.data.data), (name, value: unknown) =>
      name === 'updatedAt' ? new Date(String(value)) : value,
    );
  };

  it.each(READS.map(([call, type, path]) => [path ?? call.path, type] as const))(
    'C-11 %s has the form of its reply, in every language in words of its own',
    async (path, type) => {
      const answers = await Promise.all(LANGUAGE_CODES.map((language) => read(path, language)));
      for (const answer of answers) {
        const items = Array.isArray(answer) ? answer : [answer];
        expect(items.length).toBeGreaterThan(0);
        const faults = plainToInstance(type, items as object[]).flatMap((item) =>
          validateSync(item, { whitelist: true, forbidNonWhitelisted: true }),
        );
        expect(faults).toEqual([]);
      }
      if (path !== '/languages') expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(3);
    },
  );

  it.each(LANGUAGE_CODES)('C-05 states no fee in %s that the console could contradict', async (language) => {
    const page = JSON.stringify(await read('/content-pages/fees', language));
    const faqs = JSON.stringify(await read('/faqs', language));
    for (const words of [page, faqs]) expect(words.match(/\b(5|10|15)\s?[%٪]/gu)).toBeNull();
  });

  it('C-11 a field without a translation is read in the default language', async () => {
    await t.db.query(
      `update content_record set texts = texts #- '{fr,title}' where kind = 'content-page' and code = 'fees'`,
    );
    expect(await read('/content-pages/fees', 'fr')).toMatchObject({
      title: 'Fees',
      description: expect.stringContaining('levée'),
    });
  });

  it('refuses a language that there is not', async () => {
    expect((await get('/faqs?lng=xx')).status).toBe(400);
  });

  it('may be kept for a moment, and is not sent again to who has it', async () => {
    const first = await get('/menus/footer?lng=fr');
    expect(first.headers['cache-control']).toBe('public, max-age=10');
    expect(first.headers['vary']).toContain('accept-language');
    const again = await get('/menus/footer?lng=fr', { 'if-none-match': first.headers['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect((await get('/menus/footer?lng=ar', { 'if-none-match': first.headers['etag'] ?? '' })).status).toBe(200);
    expect((await get('/client-ip')).headers['cache-control']).toBe('no-store');
  });

  it('is one statement a read', async () => {
    for (const [call, , path] of READS) {
      const spy = jest.spyOn(t.db, 'query');
      const { status } = await get(path ?? call.path);
      expect([call.path, status, spy.mock.calls.length]).toEqual([call.path, 200, 1]);
      spy.mockRestore();
    }
  });

  it('U-03 the footer has columns, and the link to the questions only while there are some', async () => {
    const linksOf = async (): Promise<string[]> =>
      ((await read('/menus/footer', 'en')) as MenuItem[]).flatMap(({ children }) => children.map(({ code }) => code));
    expect(await linksOf()).toEqual(expect.arrayContaining(['faq', 'contact-us', 'terms', 'privacy']));
    await t.db.query(`update content_record set enabled = false where kind = 'faq'`);
    expect(await linksOf()).not.toContain('faq');
    await t.db.query(`update content_record set enabled = true where kind = 'faq'`);
  });

  it('U-03 a link to a page that is not shown is left out', async () => {
    await t.db.query(`update content_record set enabled = false where kind = 'content-page' and code = 'privacy'`);
    expect(JSON.stringify(await read('/menus/footer', 'en'))).not.toContain('privacy');
    expect(await refusalOf(t.as(null).send(contentApi.page, { params: { slug: 'privacy' } }))).toBe(
      'request.not_found',
    );
  });

  it.each(LANGUAGE_CODES)('in %s a card names a sector as its list does', async (language) => {
    const file = join(API_FOLDER, '../../packages/i18n/src/locales', language, 'web.common.json');
    const { category } = JSON.parse(readFileSync(file, 'utf8')) as { category: Record<string, string> };
    const offered = (await read('/categories', language)) as OptionItem[];
    expect(offered.map(({ name }) => name)).toEqual(offered.map(({ code }) => category[code]));
  });

  it('lists hold exactly the codes that the forms accept', async () => {
    const lists: [string, readonly string[]][] = [
      ['/types', CAMPAIGN_TYPES],
      ['/deal-types', TERMS_SLUGS],
      ['/user-types', USER_TYPES],
      ['/manage-options/bank-account-type', ACCOUNT_TYPES],
      ['/manage-options/invest-frequency', INVEST_FREQUENCIES],
    ];
    for (const [path, codes] of lists) {
      const items = (await read(path, 'en')) as OptionItem[];
      expect([path, items.map(({ code }) => code)]).toEqual([path, [...codes]]);
    }
    for (const kind of OPTION_KINDS) expect(await read(`/manage-options/${kind}`, 'ar')).not.toEqual([]);
    expect((await get('/manage-options/secrets')).status).toBe(404);
  });

  it('C-10 every currency has its place for code or symbol', async () => {
    const currencies = (await read('/currencies', 'en')) as SiteCurrency[];
    expect(currencies.find(({ isDefault }) => isDefault)).toMatchObject({ code: 'USD', symbol: '$', exponent: 2 });
    expect(currencies.find(({ code }) => code === 'KWD')).toMatchObject({
      displayFormat: 'code_left_space',
      exponent: 3,
    });
  });

  it('SEC-20 every text that the site begins with passes the check that editors’ texts pass', async () => {
    const documents = await t.db.query<{ document: unknown }>(
      `select words.value -> field.key as document from content_record, jsonb_each(texts) words, jsonb_each(words.value) field
       where jsonb_typeof(field.value) = 'object'`,
    );
    expect(documents.length).toBeGreaterThan(100);
    expect(documents.filter(({ document }) => !isRichText(document))).toEqual([]);
  });

  describe('the help centre', () => {
    const help = (query: Record<string, string>, language: Language = 'en'): Promise<HelpTopic[]> =>
      read(`/help-topics?${new URLSearchParams(query).toString()}`, language) as Promise<HelpTopic[]>;

    it('lists five topics with their questions, without the answers', async () => {
      const topics = await help({});
      expect(topics).toHaveLength(5);
      expect(topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(20);
      expect(topics[0]?.questions[0]?.answer).toBeNull();
    });

    it('gives one topic, and one question with its answer', async () => {
      expect((await help({ topic: 'identity' })).map(({ slug }) => slug)).toEqual(['identity']);
      const [topic] = await help({ question: 'accreditation' });
      expect(topic?.questions).toMatchObject([{ slug: 'accreditation', answer: { type: 'doc' } }]);
    });

    it('finds what was meant: accents, case and letter variants are forgiven', async () => {
      const found = async (q: string, lng: Language): Promise<string[]> =>
        (await help({ q }, lng)).flatMap(({ questions }) => questions.map(({ slug }) => slug));
      expect(await found('PASSWORD', 'en')).toContain('forgot-password');
      expect(await found('refuse debite', 'fr')).toContain('card-declined');
      expect(await found('محفظه', 'ar')).toContain('withdrawal-time');
      expect(await found('بطاقه', 'ar')).toContain('card-declined');
      expect(await found('zeppelin', 'en')).toEqual([]);
    });
  });
});
