import { pick } from '../../../actors/account.js';
import { pressPay } from '../../../actors/paying/ways.js';
import { expect, test, type Visitor } from '../../../harness/test.js';
import { walkDebits, type Ending } from './debit-story.js';

/** The provider's test accounts: paid, without funds, paid and returned as unauthorised twenty days later. */
const ACCOUNTS: Readonly<Record<Ending, string>> = {
  good: '000123456789',
  empty: '000222222227',
  disputed: '000555555559',
};

/** On the provider's page. */
async function debit({ page }: Visitor, account: string): Promise<void> {
  await page.locator('[name="routing"]').fill('110000000');
  await page.locator('[name="account"]').fill(account);
  await page.locator('[name="holder"]').fill('Account Holder');
  await page.locator('button[value="bank"]').click();
}

test('bank debits are declined, left, agreed to twice, cancelled, given up too late and taken back by the bank', ({
  stack,
  visitor,
}) =>
  walkDebits(stack, visitor, {
    way: 'ach',
    rows: ['US bank account'],
    answerDays: 6,
    disputeDays: 21,
    pay: async (payer, ending) => {
      await pressPay(payer);
      await debit(payer, ACCOUNTS[ending]);
    },
    leave: async (payer, payment) => {
      await payer.page.goto(payment);
      await pick(payer, 'ach');
      await pressPay(payer);
      await payer.page.locator('button[value="cancel"]').click();
      await expect(payer.page.getByText(payer.say('web.invest:payment.pageOpened'))).toBeVisible();
    },
    payAgain: pressPay,
  }));
