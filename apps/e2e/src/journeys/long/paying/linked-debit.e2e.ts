import { pick } from '../../../actors/account.js';
import { pressPay } from '../../../actors/paying/ways.js';
import { expect, test, type Visitor } from '../../../harness/test.js';
import { walkDebits, type Ending } from './debit-story.js';

/** Accounts on the page of the bank. */
const ACCOUNTS: Readonly<Record<Ending, { key: string; end: string }>> = {
  good: { key: 'checking', end: '6789' },
  empty: { key: 'empty', end: '2227' },
  disputed: { key: 'disputing', end: '5559' },
};

/** From the payment page to that of the bank. */
async function goToBank({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('web.bank:linked.link'), exact: true }).click();
  await expect(page.locator('button[value="bank"]')).toBeVisible();
}

/** Links an account at the bank, and comes back to the payment. */
async function link(payer: Visitor, { key }: { key: string }): Promise<void> {
  const { page, say } = payer;
  await goToBank(payer);
  await page.locator('button[value="bank"]').click();
  await page.locator('button[value="sign_in"]').click();
  await page.locator(`input[name="account"][value="${key}"]`).check();
  await page.locator('button[value="share"]').click();
  await expect(page.getByText(say('web.bank:linked.done'))).toBeVisible();
  await page.getByRole('link', { name: say('web.bank:linked.goOn') }).click();
  await pick(payer, 'ach');
}

/** Chooses the account inside the way to pay, and allows its debit. */
async function allow({ page, checkScreen }: Visitor, { end }: { end: string }): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(end) }).check({ force: true });
  await page.locator('main input[type="checkbox"]').check();
  await checkScreen();
}

test('debits of linked accounts are declined, left, agreed to twice, cancelled, given up too late and taken back', ({
  stack,
  visitor,
}) =>
  walkDebits(stack, visitor, {
    way: 'ach',
    rows: ['US bank account'],
    answerDays: 6,
    disputeDays: 21,
    pay: async (payer, ending) => {
      await link(payer, ACCOUNTS[ending]);
      await allow(payer, ACCOUNTS[ending]);
      await pressPay(payer);
    },
    leave: async (payer, payment) => {
      await payer.page.goto(payment);
      await pick(payer, 'ach');
      await goToBank(payer);
      await payer.page.locator('button[value="cancel"]').click();
      await expect(payer.page.getByText(payer.say('web.bank:linked.left'))).toBeVisible();
      await payer.checkScreen();
    },
    payAgain: async (tab) => {
      await tab.page.locator('main input[type="checkbox"]').check();
      await pressPay(tab);
    },
  }));
