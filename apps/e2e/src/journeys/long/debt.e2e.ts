import { pick } from '../../actors/account.js';
import type { Actor } from '../../actors/cast.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { invest, payOnHostedPage, topUp } from '../../actors/investor.js';
import { debtPlan } from '../../actors/plans.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

/** Pays the first instalment that is due, by card, and comes back to its receipt. */
async function payInstalment({ browser }: Actor, campaign: string): Promise<void> {
  const { page, say } = browser;
  const pay = page.getByRole('link', { name: say('web.owner:rep.pay'), exact: true }).first();
  await lookAgain(browser, `/campaign-dashboard/repayment/${campaign}`, (glance) => expect(pay).toBeVisible(glance));
  await pay.click();
  await pick(browser, 'card');
  await browser.checkScreen();
  await page.locator('main button[data-variant]').last().click();
  await payOnHostedPage(browser);
  await expect(page).toHaveURL(/campaign-dashboard\/receipt\//, { timeout: 30_000 });
  await expect(
    page.getByRole('heading', { level: 2, name: say('web.owner:receipt.titles.distributed') }),
  ).toBeVisible();
  await browser.checkScreen();
}

test('a loan: two instalments are repaid, and the portfolios add up', async ({ stack, visitor }) => {
  const plan = await debtPlan(stack, 'Mill Lane Oven');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);
  const walter = await cast.investor('Walter', 'Kern', staff);
  await topUp(walter.browser, '2500');
  await invest(walter.browser, { id, amount: '2500' }, 'wallet');
  const carla = await cast.investor('Carla', 'Reyes', staff);
  await invest(carla.browser, { id, amount: '1250' }, 'card');

  // The raise closes in its own time: later, the persons behind the company would have to be checked again first.
  await stack.sandbox.passDays(32);
  await cast.comeBack(owner);
  const outstanding = owner.browser.page.getByText(owner.browser.say('web.owner:rep.outstanding'), { exact: true });
  await lookAgain(owner.browser, `/campaign-dashboard/repayment/${id}`, (glance) =>
    expect(outstanding.first()).toBeVisible(glance),
  );

  for (const days of [92, 92]) {
    await stack.sandbox.passDays(days);
    await cast.comeBack(owner);
    await payInstalment(owner, id);
    await stack.sandbox.deliverWebhooks();
  }

  // Two per cent a quarter, twice.
  for (const [investor, income] of [
    [walter, '$100'],
    [carla, '$50'],
  ] as const) {
    const { browser } = investor;
    await cast.comeBack(investor);
    await browser.page.goto('/investments');
    await expect(browser.page.getByText(income, { exact: true }).first()).toBeVisible();
    await browser.checkScreen();
  }
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
