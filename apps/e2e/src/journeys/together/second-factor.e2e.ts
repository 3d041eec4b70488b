import { fill, person, proveItIsMe, signUp } from '../../actors/account.js';
import { expect, test, type Visitor } from '../../harness/together.js';

/** Types a code into the six boxes, which move on by themselves. */
async function typeCode({ page, say }: Visitor, label: string, code: string): Promise<void> {
  await page.getByLabel(say(label, { digit: '1' }), { exact: true }).click();
  await page.keyboard.type(code);
}

/** The first step of a sign-in, for an account that is asked for a second. */
async function enterPassword({ page, say }: Visitor, email: string, password: string): Promise<void> {
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [name="password"]').fill(password);
  await page.getByRole('button', { name: say('web.auth:login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:code.title') })).toBeVisible();
}

test('a second factor is switched on, asked for by code and by recovery code, and outlives a new password', async ({
  stack,
  visitor,
}) => {
  const guest = await visitor();
  const { page, say, checkScreen, watch } = guest;
  const sofia = person('Sofia', 'Roth');
  await signUp(guest, stack, sofia, 'investor');
  await page.goto('/login');
  await fill(guest, { email: sofia.email, password: sofia.password });
  await page.getByRole('button', { name: say('web.auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/home/);

  await page.goto('/settings/two-factor-authentication');
  // The first press is refused until the person has shown who they are (SEC-14).
  watch.allow(/\/users\/regenerate-qr-code/);
  await page.getByRole('button', { name: say('web.settings:twoFactor.start') }).click();
  await proveItIsMe(guest, stack, sofia);
  const key = page.locator('code');
  await expect(key).toBeVisible();
  await stack.sandbox.keepAuthenticator(sofia.email, (await key.innerText()).replaceAll(/\s/g, ''));
  await checkScreen();
  await typeCode(guest, 'web.settings:twoFactor.digit', await stack.sandbox.code(sofia.email));
  await page.getByRole('button', { name: say('web.settings:twoFactor.turnOn') }).click();
  const codes = page.getByRole('list').filter({ hasText: /^([A-Za-z0-9]{5}-?[A-Za-z0-9]{5})+/ });
  const kept = page.getByRole('button', { name: say('web.settings:twoFactor.kept') });
  await expect(kept).toBeVisible();
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await checkScreen();
  await kept.click();

  await page.goto('/logout');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/login');
  await enterPassword(guest, sofia.email, sofia.password);
  await checkScreen();
  await typeCode(guest, 'web.auth:code.digit', await stack.sandbox.code(sofia.email));
  await page.getByRole('button', { name: say('web.auth:code.submit') }).click();
  await expect(page).toHaveURL(/\/home/);

  await page.goto('/logout');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/login');
  await enterPassword(guest, sofia.email, sofia.password);
  await page.getByRole('button', { name: say('web.auth:code.useRecovery') }).click();
  await fill(guest, { code: recoveryCode });
  await checkScreen();
  await page.getByRole('button', { name: say('web.auth:code.submit') }).click();
  await expect(page).toHaveURL(/\/home/);

  // SEC-11: a forgotten password is set anew by the mailed link, and the second factor stays on.
  await page.goto('/logout');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/forgot-password');
  await fill(guest, { email: sofia.email });
  await page.getByRole('button', { name: say('web.auth:forgot.submit') }).click();
  const { links } = await stack.sandbox.mail(sofia.email, say('mail:password_reset.subject'));
  await page.goto(links.find((link) => link.includes('/reset-password')) ?? '');
  await fill(guest, { password: 'Basalt-0815!', passwordConfirmation: 'Basalt-0815!' });
  await checkScreen();
  await page.getByRole('button', { name: say('web.auth:reset.submit') }).click();
  await expect(page.getByText(say('web.auth:reset.done'))).toBeVisible();
  await page.goto('/login');
  await enterPassword(guest, sofia.email, 'Basalt-0815!');
});
