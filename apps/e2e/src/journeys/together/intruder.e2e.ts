import { fill, proveItIsMe, signIn } from '../../actors/account.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { expect, test, type Visitor } from '../../harness/together.js';

const THEIR_ADDRESS = 'somebody.else@example.org';
const NEW_PASSWORD = 'Basalt-0815!';

const press = ({ page, say }: Visitor, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click();

/** Asks for a new password as somebody who is not signed in: gives the link of a mail that was not there `before`. */
async function askForReset(visitor: Visitor, stack: Stack, email: string, before = ''): Promise<string> {
  const { page, say } = visitor;
  await page.goto('/forgot-password');
  await fill(visitor, { email });
  await press(visitor, 'web.auth:forgot.submit');
  await expect(page.getByText(say('web.auth:forgot.sent', { email }))).toBeVisible();
  let mailed = '';
  await expect(async () => {
    const { links } = await stack.sandbox.mail(email, say('mail:password_reset.subject'));
    mailed = links.find((link) => link.includes('/reset-password')) ?? '';
    expect(mailed).not.toBe(before);
  }).toPass();
  return mailed;
}

async function setPassword(visitor: Visitor, link: string, password: string): Promise<void> {
  await visitor.page.goto(link);
  await fill(visitor, { password, passwordConfirmation: password });
  await press(visitor, 'web.auth:reset.submit');
}

/** The page that is open does something more, and its session is over. */
async function isSentToSignIn({ page, say, checkScreen }: Visitor): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(say('web.auth:login.ended'))).toBeVisible();
  await checkScreen();
}

test('SEC-2 SEC-11 somebody who has the password is shut out by a reset, with every link, proof and change they hold', async ({
  stack,
  visitor,
}) => {
  const { sandbox, site } = stack;
  const cast = new PreparedCast(stack, visitor);
  const nora = await cast.member('Nora', 'Feld', 'investor');
  const { who } = nora;

  // They are signed in, have passed the step-up, and try to move the account to their own address.
  const intruder = await visitor();
  const { page: theirs, say, watch } = intruder;
  await signIn(intruder, who);
  await theirs.goto('/settings/profile');
  await fill(intruder, { email: THEIR_ADDRESS });
  watch.allow(/\/users\/updateMe/); // refused until the proof is given
  await theirs.getByRole('button', { name: say('web.settings:profile.save') }).click();
  await proveItIsMe(intruder, stack, who);
  await expect(theirs.getByText(say('web.settings:profile.pendingEmail', { email: THEIR_ADDRESS }))).toBeVisible();
  const addressLink = await sandbox.mailedLink(THEIR_ADDRESS, '/users/activate-account/');
  const proven = await theirs.evaluate(() => localStorage.getItem('token'));
  const outside = await visitor();
  const theirReset = await askForReset(outside, stack, who.email);

  // She reads that an address was asked for, and sets a new password by the mailed link.
  await sandbox.mail(who.email, say('mail:email_changing.subject'));
  const owner = await visitor();
  const link = await askForReset(owner, stack, who.email, theirReset);
  watch.allow(/\/api\/v1\.1\//); // everything they still try, from the moment that she presses
  await setPassword(owner, link, NEW_PASSWORD);
  await expect(owner.page.getByText(say('web.auth:reset.done'))).toBeVisible();

  // The page that they have open hears of it, whether they press something or not; so has the proof ended.
  await isSentToSignIn(intruder);
  await expect(
    ask(site, 'PATCH', '/users/updateMe', { token: proven, body: { email: THEIR_ADDRESS } }),
  ).rejects.toThrow(/session_ended/);

  // The password, the link to the new address, and the other link for a password.
  await fill(intruder, { email: who.email, password: who.password });
  await press(intruder, 'web.auth:login.submit');
  await expect(theirs.getByText(say('errors:auth.bad_credentials'))).toBeVisible();
  await theirs.goto(addressLink);
  await press(intruder, 'web.auth:confirmEmail.submit');
  await expect(theirs.getByText(say('errors:auth.link_invalid'))).toBeVisible();
  await intruder.checkScreen();
  for (const used of [theirReset, link]) {
    await theirs.goto(used);
    await expect(theirs.getByText(say('errors:auth.link_invalid'))).toBeVisible();
    await expect(theirs.getByLabel(say('web.auth:reset.password'))).toBeHidden();
    const body = { password: 'Obsidian-4712!', passwordConfirmation: 'Obsidian-4712!' };
    const token = new URL(used, site).searchParams.get('token') ?? '';
    await expect(ask(site, 'PATCH', `/users/resetPassword/${token}`, { body })).rejects.toThrow(/link_invalid/);
    await expect(theirs.getByRole('link', { name: say('web.auth:reset.again') })).toBeVisible();
  }
  await intruder.checkScreen();

  // She is in, at her own address, and finds what happened.
  await sandbox.mail(who.email, say('mail:password_changed.subject'));
  await signIn(owner, { ...who, password: NEW_PASSWORD });
  const { page } = owner;
  await page.goto('/settings/profile');
  await expect(page.locator('form [name="email"]')).toHaveValue(who.email);
  await expect(page.getByText(THEIR_ADDRESS)).toBeHidden();
  await page.goto('/user-activities');
  await expect(page.getByText(say('web.activity:kinds.password_changed')).first()).toBeVisible();
  await owner.checkScreen();

  // Elsewhere she forgot to sign out: one press ends that too, and what was asked for there.
  const elsewhere = await visitor();
  await signIn(elsewhere, { ...who, password: NEW_PASSWORD });
  await elsewhere.page.goto('/settings/change-password');
  await page.goto('/settings/change-password');
  elsewhere.watch.allow(/\/api\/v1\.1\//); // its session will be over
  await press(owner, 'web.settings:sessions.endOthers');
  await expect(page.getByText(say('web.settings:sessions.allEnded'))).toBeVisible();
  // The page that is open there is notified automatically.
  await isSentToSignIn(elsewhere);
});
