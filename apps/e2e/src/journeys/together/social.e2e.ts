import { fill, pick } from '../../actors/account.js';
import { expect, test, type Visitor } from '../../harness/together.js';

interface Visit {
  provider: 'Google' | 'LinkedIn' | 'Facebook';
  scenario?: string;
  denies?: boolean;
}

/** Goes to a provider from the sign-in page and answers there. */
async function visitProvider({ page, say }: Visitor, { provider, scenario = 'usual', denies }: Visit): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:login.title') })).toBeVisible();
  await page.getByRole('button', { name: provider }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sign in with ${provider}` })).toBeVisible();
  await page.getByLabel('What happens').selectOption(scenario);
  await page.getByRole('button', { name: denies ? 'Deny' : 'Allow' }).click();
}

test('an external account opens one here and signs in, and failures are explained', async ({ visitor }) => {
  const guest = await visitor();
  const { page, say, checkScreen, watch } = guest;

  await visitProvider(guest, { provider: 'Google', denies: true });
  await expect(page.getByText(say('web.auth:social.denied'))).toBeVisible();
  await checkScreen();

  // Each of these is refused by the server, with an error on the page.
  watch.allow(/\/users\/social-login/);
  for (const scenario of ['wrong_state', 'wrong_nonce', 'expired', 'no_email', 'unverified']) {
    await visitProvider(guest, { provider: 'Google', scenario });
    await expect(page.getByRole('heading', { level: 1, name: say('web.auth:social.ended') })).toBeVisible();
  }
  await checkScreen();

  await visitProvider(guest, { provider: 'Google' });
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:social.rest') })).toBeVisible();
  await checkScreen();
  await pick(guest, 'investor');
  await fill(guest, { phoneNumber: '+12025550143' });
  await page.locator('[name="adult"]').check();
  await page.locator('[name="termsAccepted"]').check();
  await page.getByRole('button', { name: say('web.auth:signUp.submit') }).click();
  await expect(page).toHaveURL(/\/home/);

  // Once more, and nothing is asked. The bell may be asking at the moment in which the session ends.
  watch.allow(/\/notifications\/unread-count/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/:\d+\/$/);
  await visitProvider(guest, { provider: 'Google' });
  await expect(page).toHaveURL(/\/home/);
});
