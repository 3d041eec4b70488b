import { fill, pick } from '../../actors/account.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { switchLanguage } from '../../actors/language.js';
import { equityPlan } from '../../actors/plans.js';
import { expect, test, type Visitor } from '../../harness/together.js';

interface Kind {
  path: string;
  /** A field, by its name, that somebody has begun to fill in. */
  typing?: string;
}

const ARABIC = /[\u0621-\u064a]{2}/;
const TYPED = 'half a sentence';

const FOR_VISITORS: readonly Kind[] = [
  { path: '/' },
  { path: '/atmos-home' },
  { path: '/browse-companies?q=bakery&sort=newest' },
  { path: '/browse-succeess-campaign' },
  { path: '/raise-capital' },
  { path: '/faq' },
  { path: '/help-center' },
  { path: '/terms' },
  { path: '/contact-us', typing: 'subject' },
  { path: '/login', typing: 'email' },
  { path: '/signup', typing: 'firstName' },
  { path: '/forgot-password', typing: 'email' },
];
const FOR_OWNERS: readonly Kind[] = [
  { path: '/home' },
  { path: '/dashboard' },
  { path: '/investments' },
  { path: '/settings/profile', typing: 'description' },
  { path: '/settings/wallet' },
  { path: '/settings/email-preferences' },
  { path: '/inbox' },
  { path: '/notifications' },
  { path: '/user-activities' },
  { path: '/profile' },
  { path: '/invite' },
];

const isArabic = async ({ page }: Visitor): Promise<boolean> =>
  (await page.locator('html').getAttribute('lang')) === 'ar';

/** Looks at a page in the language the last one was left in, and in another: English after Arabic, and the reverse. */
async function inTheOther(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor;
  const [main, heading] = [page.getByRole('main'), page.getByRole('heading', { level: 1 }).first()];
  await page.goto(path);
  await expect(heading).toBeVisible();
  if (await isArabic(visitor)) {
    await expect(main).toContainText(ARABIC);
    await switchLanguage(visitor, 'en');
    await expect(heading).not.toContainText(ARABIC);
    await expect(page, path).not.toHaveTitle(ARABIC);
  } else {
    await switchLanguage(visitor, 'ar');
    await expect(main).toContainText(ARABIC);
  }
}

/** Somebody who has begun to type loses nothing in any of the languages. */
async function whileTyping(visitor: Visitor, path: string, name: string): Promise<void> {
  const { page } = visitor;
  const field = page.locator(`form [name="${name}"]`).first();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (await isArabic(visitor)) await switchLanguage(visitor, 'en');
  const english = await page.title();
  await field.fill(TYPED);
  for (const language of ['ar', 'fr', 'en'] as const) {
    await switchLanguage(visitor, language);
    if (language === 'ar') await expect(page.getByRole('main')).toContainText(ARABIC);
    await expect(field).toHaveValue(TYPED);
  }
  await field.fill('');
  await expect(page, path).toHaveTitle(english);
}

const lookAt = (visitor: Visitor, { path, typing }: Kind): Promise<void> =>
  typing === undefined ? inTheOther(visitor, path) : whileTyping(visitor, path, typing);

test('the language changes on every kind of page, and nothing is lost on the way', async ({ stack, visitor }) => {
  const cast = new PreparedCast(stack, visitor);
  const guest = await visitor();
  for (const kind of FOR_VISITORS) await lookAt(guest, kind);

  const staff = await cast.staff('third');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const plan = await equityPlan(stack, 'Night Bakery', 'flexible');
  const id = await cast.openCampaign(owner, plan, staff);
  const { page } = owner.browser;
  await page.goto('/create-campaign/choose-type');
  await pick(owner.browser, 'debt');
  await fill(owner.browser, { name: 'Day Bakery' });
  await page.getByRole('button', { name: owner.browser.say('web.wizard:type.submit') }).click();
  await expect(page).toHaveURL(/company-info/);
  await lookAt(owner.browser, { path: new URL(page.url()).pathname, typing: 'companyTagLine' });
  await lookAt(owner.browser, { path: `/campaign-dashboard/${id}` });
  for (const kind of FOR_OWNERS) await lookAt(owner.browser, kind);

  await guest.page.goto('/browse-companies');
  await expect(guest.page.getByRole('link', { name: plan.name }).first()).toBeVisible();
  if (await isArabic(guest)) await switchLanguage(guest, 'en');
  await guest.page.getByRole('link', { name: plan.name }).first().click();
  await guest.page.getByRole('link', { name: guest.say('web.campaign:tabs.documents') }).click();
  await switchLanguage(guest, 'ar');
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(plan.name);
  await expect(guest.page.getByRole('main')).toContainText(ARABIC);
});
