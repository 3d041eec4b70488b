import { adminEmail, enrolmentOf, type AdminName } from '../harness/admins.js';
import { expect, type Visitor } from '../harness/test.js';
import { forgetSession } from './account.js';
import type { Stack } from '../harness/stack.js';

export interface Admin {
  email: string;
  password: string;
}

/** Opens an admin's account by a one-time link and keeps its authenticator in the sandbox. */
export async function openAccount(visitor: Visitor, stack: Stack, link: string, email: string): Promise<Admin> {
  const { page, say } = visitor;
  const admin = { email, password: 'Basalt-4711!' };
  await page.goto(link);
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

/** The same by the link that the operator's command printed when the journeys' database was made. */
export const enrolAdmin = (visitor: Visitor, stack: Stack, name: AdminName): Promise<Admin> =>
  openAccount(visitor, stack, `/admin/enrol/${enrolmentOf(name)}`, adminEmail(name));

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

/** The place of a record in the console. Texts are given by their keys. */
export interface Place {
  /** The list, `console:nav.campaigns`. */
  area: string;
  /** The list within it, where the area has several. */
  tab?: string;
  /** The view of the list, where the record is not in the first. */
  view?: string;
  /** What the row reads. */
  row: string | RegExp;
}

/** Who proves to be there, and the world with their authenticator. */
export interface Proof {
  stack: Stack;
  admin: Admin;
}

/** A decision on a record: the record's place and the action. */
export interface Deed extends Place {
  decision: string;
  /** The values in the text of the decision. */
  parameters?: Readonly<Record<string, string>>;
  /** What is typed into the one field of the question, where it has one. */
  text?: string;
  /** SEC-14: who proves to be there, where the decision moves money. */
  proof?: Proof;
}

/** SEC-14: completes a step-up with a code of the authenticator. */
export async function proveInConsole({ page, say, checkScreen }: Visitor, { stack, admin }: Proof): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('console:step_up.title') });
  await dialog.getByLabel(say('console:sign_in.code'), { exact: true }).fill(await stack.sandbox.code(admin.email));
  await checkScreen();
  await dialog.getByRole('button', { name: say('console:step_up.confirm'), exact: true }).click();
}

/** Opens a record from its list. */
export async function openRecord({ page, say }: Visitor, { area, tab, view, row }: Place): Promise<void> {
  for (const place of tab === undefined ? [area] : [area, tab]) {
    await page
      .getByRole('navigation')
      // Not every entry that ends in the word: one may bear a number.
      .getByRole('link', { name: new RegExp(`^${say(place)}( |$)`) })
      .first()
      .click();
  }
  await page.reload(); // what others did since the list was read
  // The list remembers its view, and the one that is open bears the number of its records.
  if (view) await page.getByRole('button', { name: new RegExp(`^${say(view)}( [\\d,]+)?$`) }).click();
  await page.getByRole('link', { name: row }).first().click();
}

/** Opens a record from its list and takes a decision on it. */
export async function decide(visitor: Visitor, deed: Deed): Promise<void> {
  const { page, say, checkScreen, watch } = visitor;
  const decision = say(deed.decision, deed.parameters);
  await openRecord(visitor, deed);
  const button = page.getByRole('button', { name: decision, exact: true });
  await expect(button).toBeVisible();
  await checkScreen();
  await button.click();
  const dialog = page.getByRole('dialog');
  if (deed.text) await dialog.getByRole('textbox').fill(deed.text);
  await checkScreen();
  if (deed.proof) watch.allow(/\/admin\/(payouts|withdrawals|refunds)\//); // refused until the proof is given
  await dialog.getByRole('button', { name: decision, exact: true }).click();
  if (deed.proof) await proveInConsole(visitor, deed.proof);
  await expect(dialog).toBeHidden();
}
