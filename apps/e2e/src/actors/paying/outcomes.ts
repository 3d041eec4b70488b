import { lookAgain } from '../../harness/look-again.js';
import type { Stack } from '../../harness/stack.js';
import { expect, type Visitor } from '../../harness/test.js';

/** The page of the receipt of the investment whose payment page is open. */
export const receiptOf = ({ page }: Visitor): string =>
  page.url().replace(/\/(payment|payment-receipt|wire-transfer)\//, '/receipt/');

/** The page on which the investment of a receipt is paid. */
export const paymentOf = (receipt: string): string => receipt.replace('/receipt/', '/payment/');

interface Title {
  state: string;
  amount: string;
  name?: string;
}

/** The title of a receipt says so, once the work behind it is done. */
export const receiptReads = (visitor: Visitor, receipt: string, { state, amount, name = '' }: Title): Promise<void> =>
  lookAgain(visitor, receipt, (glance) =>
    expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
      visitor.say(`web.invest:receipt.title.${state}`, { amount, name }),
      glance,
    ),
  );

/** A notice of this kind has come. */
export const isTold = (visitor: Visitor, kind: string, named: Readonly<Record<string, string>>): Promise<void> =>
  lookAgain(visitor, '/notifications', (glance) =>
    expect(visitor.page.getByText(visitor.say(`web.notifications:kinds.${kind}.title`, named)).first()).toBeVisible(
      glance,
    ),
  );

/** Cancels what is paid, where its receipt offers that, and answers the question. */
export async function cancelPaid({ page, say, checkScreen }: Visitor, receipt: string, amount: string): Promise<void> {
  await page.goto(receipt);
  await page.getByRole('button', { name: say('web.invest:cancel.label', { amount }), exact: true }).click();
  const question = page.getByRole('dialog', { name: say('web.invest:cancel.title') });
  await checkScreen();
  await question.getByRole('button', { name: say('web.invest:cancel.confirm', { amount }), exact: true }).click();
  await expect(question).toBeHidden();
}

/** Gives up a place whose debit is under way, where the campaign's page shows it. */
export async function giveUpClearing({ page, say, checkScreen }: Visitor, campaignPage: string): Promise<void> {
  await page.goto(campaignPage);
  const words = say('web.invest:cancelClearing.label');
  await page.getByRole('button', { name: words, exact: true }).click();
  const question = page.getByRole('dialog', { name: say('web.invest:cancelClearing.title') });
  await checkScreen();
  await question.getByRole('button', { name: words, exact: true }).click();
  await expect(question).toBeHidden();
}

/** Ends with books that hold. */
export async function booksHold(stack: Stack): Promise<void> {
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
}
