import { fill } from '../../actors/account.js';
import { switchLanguage } from '../../actors/language.js';
import { expect, test } from '../../harness/together.js';
import { wordsOf } from '../../harness/words.js';

test('a visitor looks around in three languages, writes to the site and wants its letter', async ({ visitor }) => {
  const guest = await visitor();
  const { page, say, checkScreen } = guest;

  await page.goto('/');
  await checkScreen();
  await page.getByRole('navigation').getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: say('web.help:centre.title') })).toBeVisible();
  await checkScreen();
  await page.getByRole('searchbox').fill('cancel');
  const question = 'How do I cancel an investment?';
  await page.getByRole('link', { name: question }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await checkScreen();

  // C-11: the words change where one is, and the page stays.
  for (const language of ['ar', 'fr', 'en'] as const) {
    await switchLanguage(guest, language);
    await expect(page.getByRole('contentinfo').getByRole('navigation').first()).toBeVisible();
    await checkScreen();
  }

  // An unknown path answers 404 and falls back to the landing page with a notice (U-01).
  guest.watch.allow(/\/nobody-knows-this\b/);
  await page.goto('/nobody-knows-this');
  await expect(page.getByText('/nobody-knows-this')).toBeVisible();

  await page.goto('/contact-us');
  await page.getByRole('button', { name: say('web.contact:send') }).click();
  await expect(page.locator('[name="subject"]')).toHaveAttribute('aria-invalid', 'true');
  await checkScreen();
  await fill(guest, {
    name: 'Vera Holm',
    email: 'vera.holm@example.org',
    subject: 'About the letter',
    description: 'Is there an archive of the letters?',
  });
  await page.getByRole('button', { name: say('web.contact:send') }).click();
  await expect(page.getByText(say('web.contact:sent.title'))).toBeVisible();
  await checkScreen();

  await page.goto('/?lng=ar');
  const arabic = wordsOf('ar');
  await page.getByRole('heading', { name: arabic('web.contact:newsletter.title') }).scrollIntoViewIfNeeded();
  await fill(guest, { email: 'vera.holm@example.org' });
  await page.getByRole('button', { name: arabic('web.contact:newsletter.subscribe') }).click();
  await expect(page.getByText(arabic('web.contact:newsletter.sent'))).toBeVisible();
});
