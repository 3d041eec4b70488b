import { signInLater } from '../actors/account.js';
import { Cast } from '../actors/cast.js';
import { invest, topUp } from '../actors/investor.js';
import { equityPlan } from '../actors/plans.js';
import { expect, test } from '../harness/test.js';

test('shares, fixed: misses its goal, and everybody is refunded where the money came from', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Quiet Mill', 'fixed');
  const cast = new Cast(stack, visitor);
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

  await signInLater(walter.browser, walter.who);
  await walter.browser.page.goto('/settings/wallet');
  await expect(walter.browser.page.getByText('$2,000.00').first()).toBeVisible();
  await expect(walter.browser.page.getByText(walter.browser.say('web.wallet:event.investment_refund'))).toBeVisible();

  await signInLater(carla.browser, carla.who);
  await carla.browser.page.goto(receipt);
  const [, back = ''] = carla.browser.say('web.invest:receipt.title.refunded').split('{{amount}}');
  await expect(carla.browser.page.getByRole('heading', { level: 1 })).toContainText(back);
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
