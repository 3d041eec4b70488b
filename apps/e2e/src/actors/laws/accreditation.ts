import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { expect, type Visitor } from '../../harness/test.js';
import { pick } from '../account.js';
import type { PreparedStaff } from '../prepared-cast.js';
import { signByName } from '../signature.js';

const TWO_YEARS = ['incomeEarlier', 'incomeLater'] as const;

/** Applies to be accredited on the page that is open, by income and the word of a lawyer, and signs the agreement. */
export async function applyByIncome(visitor: Visitor): Promise<void> {
  const { page, say, checkScreen } = visitor;
  const field = (words: string) => page.getByLabel(say(`web.accreditation:${words}`), { exact: true });
  await page.getByRole('checkbox', { name: say('web.account:investor.ground.income'), exact: true }).check();
  for (const year of TWO_YEARS) await field(`figures.${year}`).fill('250000');
  await page.getByRole('checkbox', { name: say('web.accreditation:figures.expectsSameIncome'), exact: true }).check();
  await pick(visitor, 'phone_call');
  await field('confirmer.name').fill('Ada Lund');
  await field('confirmer.profession').selectOption('attorney');
  await field('confirmer.licence').fill('OR-114523');
  await page.getByLabel(say('web.account:investor.detail'), { exact: true }).fill('Call her in the morning.');
  await checkScreen();
  await page.getByRole('button', { name: say('web.account:investor.apply'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('web.accreditation:open'), exact: true })).toBeVisible();
  await checkScreen();
  await signByName(visitor, { open: say('web.accreditation:open'), confirm: say('web.accreditation:sign') });
  await expect(page.getByText(say('web.accreditation:signedBy'), { exact: true })).toBeVisible();
  await checkScreen();
}

/** Calls whoever vouches for the one application that there is, and approves it. */
export async function approveAccreditation({ site }: Stack, { token }: PreparedStaff): Promise<void> {
  const [waiting] = await ask<{ id: string }[]>(site, 'GET', '/admin/accreditations', { token });
  const claim = `/admin/accreditations/${waiting?.id ?? ''}`;
  const read = await ask<{ version: string }>(site, 'GET', claim, { token });
  const called = await ask<{ version: string }>(site, 'POST', `${claim}/confirm-call`, {
    token,
    body: { version: read.version, reason: 'She confirmed it when called' },
  });
  await ask(site, 'POST', `${claim}/approve`, { token, body: { version: called.version } });
}
