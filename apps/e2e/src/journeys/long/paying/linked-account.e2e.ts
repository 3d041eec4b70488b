import { pick } from '../../../actors/account.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { chooseWay, comesToBeReceived, lookAtWay, switchWay, pressPay } from '../../../actors/paying/ways.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test, type Visitor } from '../../../harness/test.js';

/** The bank's answer takes four business days, and a weekend. */
const ANSWER_DAYS = 6;
const ACCOUNTS = '/settings/ach-account-list';

/** Goes through the pages of the bank; who only signs in again has nothing to choose. */
async function signInAtBank({ page }: Visitor, { again }: { again: boolean }): Promise<void> {
  if (!again) await page.locator('button[value="bank"]').click();
  await page.locator('button[value="sign_in"]').click();
  if (!again) await page.locator('button[value="share"]').click();
}

/** Pays the open payment from the account that is linked. */
async function payFromAccount(visitor: Visitor): Promise<void> {
  const { page, say, checkScreen } = visitor;
  await page.locator('main input[type="checkbox"]').check();
  await checkScreen();
  await pressPay(visitor);
  // Its bank decides: nothing is shown as paid.
  await expect(page.getByRole('heading', { name: say('web.invest:payment.clearingTitle') })).toBeVisible();
}

test('a bank account is linked and pays, breaks, is not debited meanwhile, is connected again and pays', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  await switchWay(stack, staff, 'US bank account', 'on');
  const investor = await cast.investor('Ida', 'Lund', staff);
  const { browser: ida } = investor;
  const { page, say, checkScreen } = ida;
  const reads = (words: string) =>
    lookAgain(ida, ACCOUNTS, (glance) =>
      expect(page.getByText(say(words), { exact: true }).first()).toBeVisible(glance),
    );

  await page.goto(ACCOUNTS);
  await page.getByRole('button', { name: say('web.bank:linked.link') }).click();
  await signInAtBank(ida, { again: false });
  await expect(page.getByText(say('web.bank:linked.done'))).toBeVisible();
  await checkScreen();

  // Paying without allowing the debit is refused beside the box.
  await chooseWay(ida, campaign, '500', 'ach');
  const first = page.url();
  await expect(page.getByText(say('web.bank:linked.acceptNeeded'))).toBeVisible();
  await payFromAccount(ida);
  await stack.sandbox.passDays(ANSWER_DAYS);
  await cast.comeBack(investor);
  await comesToBeReceived(ida, first.replace('/payment/', '/receipt/'));

  await stack.sandbox.breakBankLink();
  await reads('web.bank:linked.state.broken');
  await checkScreen();
  await lookAtWay(ida, campaign, '300', 'ach');
  const second = page.url();
  await expect(page.getByText(say('web.bank:linked.why.broken'))).toBeVisible();

  await page.goto(ACCOUNTS);
  await page.getByRole('button', { name: say('web.bank:linked.reconnect') }).click();
  await signInAtBank(ida, { again: true });
  await expect(page.getByText(say('web.bank:linked.done'))).toBeVisible();
  await reads('web.bank:linked.works');

  await page.goto(second);
  await pick(ida, 'ach');
  await payFromAccount(ida);
  await stack.sandbox.passDays(ANSWER_DAYS);
  await cast.comeBack(investor);
  await comesToBeReceived(ida, second.replace('/payment/', '/receipt/'));
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
