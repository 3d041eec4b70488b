import { LANGUAGE_CODES, TEST_THE_WATERS_LEGENDS } from '@cairn/contracts';
import { CATALOGUES, createWords } from '@cairn/i18n';
import { aCampaign } from '../../testing/campaigns.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SettingsService } from '../settings/index.js';
import { PageHeads } from './page-heads.service.js';
import { PUBLIC_PAGES } from './public-pages.js';

describe('how public pages are found', () => {
  let t: TestApp;
  let slug: string;
  beforeAll(async () => {
    t = await startTestApp();
    ({ slug } = await aCampaign(t));
  });
  afterAll(() => t.close());

  it.each(PUBLIC_PAGES)('$path has words in three languages', async ({ path, words, listed }) => {
    for (const language of LANGUAGE_CODES) {
      const head = await t.get(PageHeads).of(path, language);
      expect(Object.keys(CATALOGUES[language].head)).toContain(words);
      expect(head.title).toContain('Cairn');
      expect(head.description.length).toBeGreaterThan(10);
      expect(`${head.title}${head.description}`).not.toMatch(/\{\{|head\./);
      expect(head.indexed || !listed).toBe(true);
    }
  });

  it('a campaign shows its own name, line and picture; one that is not public shows the site', async () => {
    const head = await t.get(PageHeads).of(`/campaign-detail-page/${slug}`, 'en');
    expect(head).toMatchObject({ kind: 'article', indexed: true, data: { '@context': 'https://schema.org' } });
    const none = await t.get(PageHeads).of('/campaign-detail-page/nobody-knows-it', 'en');
    expect(none).toMatchObject({ kind: 'website', indexed: false });
    for (const odd of ['%', '%E0%A4%A', "' or 1=1"])
      expect((await t.get(PageHeads).of(`/campaign-detail-page/${odd}`, 'en')).indexed).toBe(false);
  });

  it.each(LANGUAGE_CODES)('a campaign that tests interest says in %s what the law asks for', async (language) => {
    const test = await aCampaign(t, { testTheWater: true });
    const { description } = await t.get(PageHeads).of(`/campaign-detail-page/${test.slug}`, language);
    const say = createWords().in(language);
    for (const legend of TEST_THE_WATERS_LEGENDS) expect(description).toContain(say(`testing.${legend}`));
    const { description: usual } = await t.get(PageHeads).of(`/campaign-detail-page/${slug}`, language);
    expect(usual).not.toContain(say('testing.noMoney'));
  });

  it('a page without words of its own is called what the site is called, once', async () => {
    const heads = t.get(PageHeads);
    const { title, indexed } = await heads.of('/forgot-password', 'en');
    expect(title).toBe((await heads.of('/', 'en')).title);
    expect(indexed).toBe(false);
  });

  it('a page that the site wrote shows its own title, in the language it is read in', async () => {
    const heads = t.get(PageHeads);
    expect(await heads.of('/content-page/risks', 'en')).toMatchObject({
      title: 'Risks, in plain words · Cairn',
      indexed: true,
    });
    expect((await heads.of('/content-page/risks', 'fr')).title).not.toContain('Risks');
    expect((await heads.of('/content-page/nothing', 'en')).indexed).toBe(false);
  });

  it('the sitemap lists every public page and campaign in every language, and robots.txt leads to it', async () => {
    const sitemap = await t.http().get('/sitemap.xml').expect(200);
    expect(sitemap.headers['content-type']).toContain('application/xml');
    for (const { path, listed } of PUBLIC_PAGES) expect(sitemap.text.includes(`${path}</loc>`)).toBe(listed);
    expect(sitemap.text).toContain(`/campaign-detail-page/${slug}?lng=ar`);
    expect(sitemap.text).toContain('/content-page/risks?lng=fr');
    const robots = await t.http().get('/robots.txt').expect(200);
    expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/admin\n/);
    expect(robots.text).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
  });

  it('a renamed site shows its own name and picture, and never those of the software', async () => {
    const manifest = async () => JSON.parse((await t.http().get('/site.webmanifest').expect(200)).text) as object;
    expect(await manifest()).toMatchObject({ name: 'Cairn', icons: [{ src: '/favicon.svg' }] });
    const set = (name: 'siteName' | 'siteLogo' | 'operatorName', value: string) =>
      t.db.inTx((tx) => t.get(SettingsService).set(tx, name, value));
    await set('siteName', 'Northmoor');
    expect(await manifest()).toMatchObject({ name: 'Northmoor' });
    expect(await t.get(PageHeads).of('/', 'en')).toMatchObject({ site: 'Northmoor', image: null });
    await set('siteLogo', '/media/logo');
    await set('operatorName', 'Northmoor Ltd');
    expect(await t.get(PageHeads).of('/', 'en')).toMatchObject({
      image: expect.stringMatching(/^https?:\/\/[^/]+\/media\/logo$/),
      data: { publisher: { name: 'Northmoor Ltd', logo: expect.stringContaining('/media/logo') } },
    });
  });
});
