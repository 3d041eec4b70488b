import { person, signIn, signUp } from '../../actors/account.js';
import { expect, test } from '../../harness/together.js';

test('a visitor signs up, switches the account on by the mailed link and signs in', async ({ stack, visitor }) => {
  const guest = await visitor();
  const anna = person('Anna', 'Stein');
  await signUp(guest, stack, anna, 'both', { newsletter: true });
  const { links } = await stack.sandbox.mail(anna.email, guest.say('mail:newsletter_welcome.subject'));
  expect(links.some((link) => link.includes('/newsletter/'))).toBe(true);
  await signIn(guest, anna);
  await expect(guest.page).toHaveURL(/\/home/);
  await expect(guest.page.getByText(guest.say('web.account:home.welcome', { name: 'Anna' }))).toBeVisible();
  await guest.checkScreen();

  await guest.page.goto('/logout');
  await expect(guest.page).toHaveURL(/:\d+\/$/);
  await guest.page.goto('/dashboard');
  await expect(guest.page).toHaveURL(/\/login/);
});
