import { goToAgreement, goToPayment, signAgreement } from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test, type Visitor } from '../../harness/test.js';

const amountField = ({ page }: Visitor) => page.locator('form input[inputmode="decimal"]');

/** From a campaign's amount to its agreement, which is not signed yet. */
async function begin(tab: Visitor, campaign: string, amount: string): Promise<void> {
  await tab.page.goto(`/invest/${campaign}`);
  await amountField(tab).fill(amount);
  await goToAgreement(tab);
}

test('a limit that one tab has used up refuses the other with its arithmetic, and what is left can be invested', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const bakery = await cast.openCampaign(owner, await equityPlan(stack, 'Night Bakery', 'fixed'), staff);
  const oven = await cast.openCampaign(owner, await equityPlan(stack, 'Quay Oven', 'fixed'), staff);
  // Of 98,000 dollars a year the law allows 4,900.
  const { browser: first } = await cast.investor('Walter', 'Kern', staff);
  const second = await first.newTab();
  await begin(first, bakery, '3000');
  await begin(second, oven, '3000');

  await signAgreement(first);
  await expect(first.page).toHaveURL(/\/payment\//);
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(first.say('web.invest:payment.title'));

  // The place in the first tab has taken 3,000 of them.
  second.watch.allow(/\/process-investment\/reserve\//);
  await signAgreement(second);
  const { page, say } = second;
  await expect(page.getByText(say('errors:investment.limit_exceeded', { remaining: '$1,900.00' }))).toBeVisible();
  await expect(page.getByText(say('web.invest:amount.overLimit', { amount: '$1,100' }))).toBeVisible();
  await page.getByText(say('web.invest:arithmetic.title'), { exact: true }).click();
  for (const sum of ['$98,000.00', '$4,900.00', '$3,000.00', '$1,900.00'])
    await expect(page.locator('details').getByText(sum, { exact: false }).first()).toBeVisible();
  await second.checkScreen();

  await page.getByRole('link', { name: say('web.invest:step.toAmount'), exact: true }).click();
  await expect(amountField(second)).toHaveValue('3,000');
  await amountField(second).fill('1900');
  await second.checkScreen();
  await goToPayment(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('web.invest:payment.title'));
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
