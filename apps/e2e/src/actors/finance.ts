import { expect, type Visitor } from '../harness/test.js';
import { openRecord, proveInConsole, type Place, type Proof } from './console.js';

/** Reads a bank account in full, with a reason, once it is shown who reads: it stands there for a minute. */
export async function revealAccount(visitor: Visitor, place: Place, account: string, proof: Proof): Promise<void> {
  const { page, say, checkScreen, watch } = visitor;
  await openRecord(visitor, place);
  await expect(page.getByText(account)).toBeHidden();
  const reveal = say('console:bank.reveal');
  await page.getByRole('button', { name: reveal, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('console:bank.reveal_title') });
  await dialog.getByLabel(say('console:bank.reason'), { exact: true }).fill('To make the transfer at the bank.');
  await checkScreen();
  watch.allow(/\/bank-details/); // refused until the proof is given
  await dialog.getByRole('button', { name: reveal, exact: true }).click();
  await proveInConsole(visitor, proof);
  await expect(page.getByText(account)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await checkScreen();
}
