import { expect, type Visitor } from '../harness/test.js';
import { openRecord, proveInConsole, type Place, type Proof } from './console.js';

/** Reads a bank account in full, with a reason, after the notice about readers: it is shown for a minute. */
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

interface Rate {
  base: string;
  quote: string;
  /** Units of the second for one of the first. */
  rate: string;
  /** ISO 8601. */
  date: string;
}

/** Enters the first exchange rate of two currencies: the console asks for a step-up, and whether the rate is right. */
export async function enterFirstRate(visitor: Visitor, { base, quote, rate, date }: Rate, proof: Proof): Promise<void> {
  const { page, say, checkScreen, watch } = visitor;
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('console:nav.exchange-rates') })
    .click();
  await page.getByRole('button', { name: say('console:rates.enter'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('console:rates.enter') });
  const values = { base, quote, rate, date, source: 'European Central Bank' };
  for (const [name, value] of Object.entries(values)) {
    await dialog.getByLabel(say(`console:rates.${name}`), { exact: true }).fill(value);
  }
  await checkScreen();
  watch.allow(/\/exchange-rates/); // refused until it is confirmed
  await dialog.getByRole('button', { name: say('console:rates.enter'), exact: true }).click();
  await proveInConsole(visitor, proof);
  const confirm = dialog.getByRole('button', { name: say('console:rates.confirm'), exact: true });
  await expect(confirm).toBeVisible();
  await checkScreen();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: `${base} → ${quote}` })).toBeVisible();
  await checkScreen();
}
