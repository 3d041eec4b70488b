import { expect, type Visitor } from '../harness/test.js';
import { forgetSession } from './account.js';
import type { Stack } from '../harness/stack.js';

export interface Admin {
  email: string;
  password: string;
}

/** Opens an admin's account by the operator's one-time link and keeps its authenticator in the sandbox. */
export async function enrolAdmin(visitor: Visitor, stack: Stack, name: string, role: string): Promise<Admin> {
  const { page, say } = visitor;
  const admin = { email: `${name}@cairn.example`, password: 'Basalt-4711!' };
  const link = await stack.cli('admin', 'create', '--email', admin.email, '--role', role);
  await page.goto(link.split('\n').at(-1) ?? '');
  const key = page.getByText(say('console:enrolment.secret')).locator('code, [dir="ltr"]').first();
  await stack.sandbox.keepAuthenticator(admin.email, (await key.innerText()).replaceAll(/\s/g, ''));
  await page.getByLabel(say('console:enrolment.password'), { exact: true }).fill(admin.password);
  await page.getByLabel(say('console:enrolment.repeat'), { exact: true }).fill(admin.password);
  await page.getByLabel(say('console:enrolment.code'), { exact: true }).fill(await stack.sandbox.code(admin.email));
  await visitor.checkScreen();
  await page.getByRole('button', { name: say('console:enrolment.open') }).click();
  await expect(page.getByText(say('console:enrolment.done'))).toBeVisible();
  return admin;
}

export async function enterConsole(visitor: Visitor, stack: Stack, admin: Admin): Promise<void> {
  const { page, say } = visitor;
  await forgetSession(visitor);
  await page.goto('/admin');
  await page.getByLabel(say('console:sign_in.email'), { exact: true }).fill(admin.email);
  await page.getByLabel(say('console:sign_in.password'), { exact: true }).fill(admin.password);
  await visitor.checkScreen();
  await page.getByRole('button', { name: say('console:sign_in.next'), exact: true }).click();
  await page.getByLabel(say('console:sign_in.code'), { exact: true }).fill(await stack.sandbox.code(admin.email));
  await page.getByRole('button', { name: say('console:sign_in.enter'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('console:nav.today') })).toBeVisible();
  await visitor.checkScreen();
}

/**
 * Opens the record whose row reads `row` in a list and takes a decision on it.
 * @param area key of the list's name, `console:nav.campaigns`
 * @param decision key of the button
 * @param parameters what the button's words contain
 * @param field what its question asks for
 */
export async function decide(
  { page, say, checkScreen }: Visitor,
  area: string,
  row: string | RegExp,
  decision: string,
  parameters: Readonly<Record<string, string>> = {},
  field?: string,
): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say(area) })
    .click();
  await page.reload(); // what others did since the list was read
  await page.getByRole('button', { name: say('console:list.all'), exact: true }).click();
  await page.getByRole('link', { name: row }).first().click();
  const button = page.getByRole('button', { name: say(decision, parameters), exact: true });
  await expect(button).toBeVisible();
  await checkScreen();
  await button.click();
  const dialog = page.getByRole('dialog');
  if (field !== undefined) await dialog.getByRole('textbox').fill(field);
  await checkScreen();
  await dialog.getByRole('button', { name: say(decision, parameters), exact: true }).click();
  await expect(dialog).toBeHidden();
}
