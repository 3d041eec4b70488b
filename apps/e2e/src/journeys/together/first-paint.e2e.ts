import type { Browser, Page } from '@playwright/test';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { ask } from '../../harness/api.js';
import { expect, test, type Visitor } from '../../harness/together.js';
import { wordsOf, type Language } from '../../harness/words.js';

const LANGUAGES: readonly Language[] = ['en', 'fr', 'ar'];
const PUBLIC = [
  '/',
  '/atmos-home',
  '/browse-companies',
  '/browse-succeess-campaign',
  '/raise-capital',
  '/terms',
  '/project-guidelines',
  '/content-page/fees',
  '/contact-us',
  '/faq',
  '/help-center',
  '/help-center/question-list',
  '/login',
  '/signup',
  '/forgot-password',
];

/** Reads a site with scripts switched off. */
async function withoutScripts(browser: Browser, site: string, language: Language): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, locale: language, javaScriptEnabled: false });
  return context.newPage();
}

/** Waits until the page answers by its own code. */
const alive = ({ page }: Visitor): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'takeEarlyEvents' in window)).toBe(false);

/**
 * Holds the page's code back until it is let through. The route stays: taking it away would meet requests that are on
 * their way through it.
 */
async function heldBack({ page }: Visitor): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/first-/, async (route) => {
    await free;
    await route.continue();
  });
  return letThrough;
}

/** The contact form as it is once its setting has reached the page. */
async function openContact(page: Page, asksForPuzzle: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto('/contact-us');
      // A browser that is only told to run no scripts shows nothing of this element; one without them does.
      const notes = await page.locator('main noscript').allTextContents();
      return notes.some((note) => note.includes(wordsOf('en')('web.contact:noScripts.why')));
    })
    .toBe(asksForPuzzle);
}

test('the site can be read without scripts, searched and written to', async ({ browser, stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const [owner, staff] = await Promise.all([cast.member('Ida', 'Brook', 'campaign-owner'), cast.staff('second')]);
  await cast.openCampaign(owner, await equityPlan(stack, 'Stillwater Bakery', 'flexible'), staff);

  for (const language of LANGUAGES) {
    const page = await withoutScripts(browser, stack.site, language);
    const say = wordsOf(language);
    const titles = new Set<string>();
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      titles.add(await page.title());
    }
    expect(titles.size, [...titles].join(', ')).toBe(PUBLIC.length);
    await page.goto('/browse-companies');
    // Nothing here closes soon or is funded: there is no status to choose.
    for (const name of ['kind', 'sector', 'amount', 'sort'])
      await expect(page.locator(`main form noscript [name="${name}"]`)).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: say('web.browse:search') });
    await search.fill('nothing has this name');
    await search.press('Enter');
    await expect(page.getByText(say('web.browse:noMatch'))).toBeVisible();
    await search.fill('Stillwater');
    await search.press('Enter');
    await page.getByRole('link', { name: 'Stillwater Bakery' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stillwater Bakery' })).toBeVisible();
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(say('web.help:noMatch')).first()).toBeVisible();
    await page.context().close();
  }

  const page = await withoutScripts(browser, stack.site, 'en');
  const say = wordsOf('en');
  const askForPuzzle = (contactusStatus: boolean) =>
    ask(stack.site, 'PATCH', '/admin/settings', { token: staff.token, body: { contactusStatus } });
  await askForPuzzle(false);
  await openContact(page, false);
  await page.locator('main [name="name"]').fill('Nils Berg');
  await page.locator('main [name="email"]').fill('nils.berg@example.org');
  await page.locator('main [name="subject"]').fill('Without scripts');
  await page.locator('main [name="description"]').fill('Does this form reach you from an old machine?');
  await page.getByRole('button', { name: say('web.contact:send') }).click();
  await expect(page.getByText(say('web.contact:sent.title'))).toBeVisible();
  await askForPuzzle(true);
  await openContact(page, true);
  await page.context().close();
});

test('SEC-18 no page carries a style or a script of its own text', async ({ stack }) => {
  for (const path of [...PUBLIC, '/settings/wallet']) {
    const answer = await fetch(stack.site + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html, path).toContain('data-rendered');
    expect(html, path).not.toContain(' style="');
    const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g)];
    expect(inline, path).toEqual([]);
    expect(html, path).not.toMatch(/\son[a-z]+="/);
  }
});

test('an address without a page is not found, for crawlers and caches', async ({ stack }) => {
  const statusOf = async (path: string) =>
    (await fetch(stack.site + path, { headers: { accept: 'text/html' } })).status;
  for (const path of ['/no/such/page', '/campaign-detail-page/nothing', '/profile/nobody', '/content-page/nothing'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  for (const path of ['/faq', '/settings/wallet']) expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test('a page names the fonts of its language, and the site has them', async ({ stack }) => {
  for (const [path, language] of [
    ['/', 'en'],
    ['/browse-companies', 'ar'],
    ['/settings/wallet', 'fr'],
    ['/admin', 'en'],
  ] as const) {
    const answer = await fetch(`${stack.site}${path}?lng=${language}`, { headers: { accept: 'text/html' } });
    const fonts = [...(await answer.text()).matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
    expect(fonts, path).toHaveLength(language === 'ar' ? 5 : 2);
    for (const [, href] of fonts) {
      const font = await fetch(`${stack.site}${href}`);
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
  }
});

test('a rendered page is hydrated as it is, for guests, members and those whose session has ended', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const member = await cast.member('Una', 'Frost', 'investor');
  const ended = await visitor();
  await ended.page.addInitScript(() => {
    localStorage.setItem('token', 'ended');
    localStorage.setItem('expirationDate', '2001-01-01T00:00:00.000Z');
  });
  const stored = await visitor({ language: 'en' });
  await stored.page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'));
  for (const person of [await visitor({ language: 'ar' }), await visitor({ timezone: 'Asia/Tokyo' }), ended, stored]) {
    for (const path of ['/', '/browse-companies', '/faq', '/contact-us', '/login']) {
      await person.page.goto(path);
      await alive(person);
    }
  }
  expect(await stored.page.locator('html').getAttribute('lang')).toBe('fr');
  for (const path of ['/', '/browse-companies', '/settings/wallet']) {
    await member.browser.page.goto(path);
    await alive(member.browser);
  }
});

test('who is signed in sees none of the visitor’s tools, and what is pressed early is done', async ({
  stack,
  visitor,
}) => {
  const member = await new PreparedCast(stack, visitor).member('Olle', 'Sand', 'investor');
  const letHerIn = await heldBack(member.browser);
  await member.browser.page.goto('/', { waitUntil: 'commit' });
  await expect(member.browser.page.getByRole('heading', { level: 1 })).toBeVisible();
  const signIn = member.browser.say('web.common:nav.signIn');
  await expect(member.browser.page.getByRole('banner').getByRole('link', { name: signIn })).toBeHidden();
  letHerIn();
  await alive(member.browser);

  const guest = await visitor();
  const letIn = await heldBack(guest);
  await guest.page.goto('/faq', { waitUntil: 'commit' });
  await guest.page.getByRole('searchbox').fill('zzzz');
  await expect(guest.page.getByText(guest.say('web.help:noMatch'))).toBeHidden();
  letIn();
  await expect(guest.page.getByText(guest.say('web.help:noMatch'))).toBeVisible();

  const newcomer = await visitor();
  const letOn = await heldBack(newcomer);
  await newcomer.page.goto('/signup', { waitUntil: 'commit' });
  const tick = newcomer.page.getByRole('checkbox').first();
  await newcomer.page.locator('[name="firstName"]').fill('Ilse');
  await tick.check();
  letOn();
  await alive(newcomer);
  await expect(tick).toBeChecked();
  await expect(newcomer.page.locator('[name="firstName"]')).toHaveValue('Ilse');
});
