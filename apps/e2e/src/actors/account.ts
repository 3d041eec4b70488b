import { expect, type Visitor } from '../harness/test.js';
import type { Stack } from '../harness/stack.js';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type UserType = 'investor' | 'campaign-owner' | 'both';

export const person = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
  password: 'Granite-4711!',
});

/** Fills fields by their names, which are the same in every language. */
export async function fill({ page }: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

/** Chooses one of the rows of a question. */
export const pick = ({ page }: Pick<Visitor, 'page'>, value: string): Promise<void> =>
  page.locator('label', { has: page.locator(`input[type="radio"][value="${value}"]`) }).click();

interface SignUpOptions {
  newsletter?: boolean;
}

/** Signs up through the screens and switches the account on with the link of the mail. */
export async function signUp(
  visitor: Visitor,
  stack: Stack,
  who: Person,
  type: UserType,
  { newsletter = false }: SignUpOptions = {},
): Promise<void> {
  const { page, say } = visitor;
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:signUp.title') })).toBeVisible();
  await visitor.checkScreen();
  await pick(visitor, type);
  await fill(visitor, {
    firstName: who.firstName,
    lastName: who.lastName,
    email: who.email,
    phoneNumber: '+12025550143',
    password: who.password,
    passwordConfirmation: who.password,
  });
  await page.locator('[name="adult"]').check();
  await page.locator('[name="termsAccepted"]').check();
  if (newsletter) await page.locator('[name="newsletter"]').check();
  await page.getByRole('button', { name: say('web.auth:signUp.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:sent.title') })).toBeVisible();
  await visitor.checkScreen();

  await page.goto(await stack.sandbox.mailedLink(who.email, '/users/activate-account/'));
  await page.getByRole('button', { name: say('web.auth:activate.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:activate.done') })).toBeVisible();
  await visitor.checkScreen();
}

export async function signIn(visitor: Visitor, who: Person): Promise<void> {
  const { page, say } = visitor;
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: say('web.auth:login.title') })).toBeVisible();
  await visitor.checkScreen();
  await fill(visitor, { email: who.email, password: who.password });
  await page.getByRole('button', { name: say('web.auth:login.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in on a later day: the sessions of the earlier one have ended, and the browser has forgotten them. */
export async function signInLater(visitor: Visitor, who: Person): Promise<void> {
  await forgetSession(visitor);
  await signIn(visitor, who);
}

/** Completes a step-up: with the password, and the code of the mail. */
export async function proveItIsMe({ page, say, checkScreen }: Visitor, stack: Stack, who: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('web.auth:stepUp.title') });
  await dialog.locator('[name="password"]').fill(who.password);
  await checkScreen();
  const words = say('mail:step_up_code.subject', { code: '' })
    .replaceAll(/[\u2068\u2069]/g, '')
    .trim();
  const { text } = await stack.sandbox.mail(who.email, words);
  await dialog.locator('[name="code"]').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await dialog.getByRole('button', { name: say('web.auth:stepUp.submit') }).click();
  await expect(dialog).toBeHidden();
}

export const forgetSession = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
