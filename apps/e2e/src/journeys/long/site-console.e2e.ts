import { LANGUAGE_NAMES } from '../../actors/language.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test, type Visitor } from '../../harness/test.js';
import { wordsOf } from '../../harness/words.js';
import { payWhileCardsAreSwitchedOff } from './cards-off-story.js';

const TITLES = { en: 'Risks, said once more', fr: 'Les risques, encore une fois', ar: 'المخاطر مرة أخرى' } as const;
const LANGUAGES = ['en', 'fr', 'ar'] as const;

/** Switches the maintenance on or off where the settings have it, and saves. */
async function switchMaintenance({ page, say }: Visitor): Promise<void> {
  await page.goto('/admin/settings/maintenance');
  await page.getByRole('switch', { name: say('console:settings.fields.maintainanceMode') }).click();
  await page.getByRole('button', { name: say('console:content.save'), exact: true }).click();
  await expect(page.getByText(say('console:settings.saved'))).toBeVisible();
}

test('the console rewords a page in three languages, takes cards off in the middle of a payment, and closes the site and opens it again', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const admin = staff.browser;
  const { page, say, checkScreen } = admin;

  await page.goto('/admin/content/content-page');
  await checkScreen();
  await page.getByRole('link', { name: 'Risks, in plain words' }).first().click();
  for (const language of LANGUAGES) {
    await page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }).click();
    const title = page.getByLabel(say('console:content.fields.title'), { exact: true });
    await expect(title).not.toHaveValue('');
    await title.fill(TITLES[language]);
  }
  await checkScreen();
  await page.getByRole('button', { name: say('console:content.versions.publish'), exact: true }).click();
  await expect(page.getByText(say('console:content.versions.now_public'))).toBeVisible();

  for (const language of LANGUAGES) {
    const guest = await visitor();
    await guest.page.goto(`/content-page/risks?lng=${language}`);
    await expect(guest.page.getByRole('heading', { level: 1, name: TITLES[language] })).toBeVisible();
    await expect(guest.page).toHaveTitle(new RegExp(TITLES[language]));
    await guest.checkScreen();
  }

  await payWhileCardsAreSwitchedOff(stack, cast, staff);

  await switchMaintenance(admin);
  await checkScreen();
  const guest = await visitor();
  guest.watch.allow(/127\.0\.0\.1/); // the whole site answers 503
  await guest.page.goto('/browse-companies');
  await expect(
    guest.page.getByRole('heading', { level: 1, name: wordsOf('en')('web.common:maintenance.title') }),
  ).toBeVisible();
  await guest.checkScreen();
  // Before it is saved, the preview of the open site reads what a closed one refuses.
  admin.watch.allow(/\/api\/v1\.1\/(faqs|menus|equities\/front|top-investors)/);
  await switchMaintenance(admin);
  await expect(async () => {
    await guest.page.goto('/browse-companies');
    await expect(guest.page.getByRole('banner')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
