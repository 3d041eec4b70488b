import { PreparedCast } from '../actors/prepared-cast.js';
import { invest, topUp } from '../actors/investor.js';
import { equityPlan } from '../actors/plans.js';
import { lookAgain } from '../harness/look-again.js';
import { expect, test } from '../harness/test.js';

test('shares, fixed: misses its goal, and everybody is refunded where the money came from', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Quiet Mill', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);
  const walter = await cast.investor('Walter', 'Kern', staff);
  await topUp(walter.browser, '2000');
  await invest(walter.browser, { id, amount: '2000' }, 'wallet');
  const carla = await cast.investor('Carla', 'Reyes', staff);
  await invest(carla.browser, { id, amount: '1000' }, 'card');
  const receipt = carla.browser.page.url();

  await stack.sandbox.passDays(32);
  await stack.sandbox.passDays(1);

  await cast.comeBack(walter);
  const { page, say } = walter.browser;
  await lookAgain(walter.browser, '/settings/wallet', async (glance) => {
    await expect(page.getByText(say('web.wallet:event.investment_refund'))).toBeVisible(glance);
  });
  await expect(page.getByText('$2,000.00').first()).toBeVisible();

  await cast.comeBack(carla);
  const [, back = ''] = carla.browser.say('web.invest:receipt.title.refunded').split('{{amount}}');
  await lookAgain(carla.browser, receipt, async (glance) => {
    await expect(carla.browser.page.getByRole('heading', { level: 1 })).toContainText(back, glance);
  });
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
