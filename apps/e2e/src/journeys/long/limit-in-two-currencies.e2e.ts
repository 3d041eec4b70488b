import { enterFirstRate } from '../../actors/finance.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { invest } from '../../actors/investor.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { dateIn, equityPlan } from '../../actors/plans.js';
import { expect, test, type Visitor } from '../../harness/test.js';

/** Means of which the law allows 2,500 dollars in twelve months, in cents. */
const SMALL_MEANS = { yearlyIncome: 1_000_000, netWorth: 1_000_000 };

const amountField = ({ page }: Visitor) => page.locator('form input[inputmode="decimal"]');

test('one yearly limit applies to two currencies, by the rate of the day, and is shown beside the amount', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const [plan, other] = [
    await equityPlan(stack, 'Night Bakery', 'fixed'),
    await equityPlan(stack, 'Quay Oven', 'fixed'),
  ];
  const dollars = await cast.openCampaign(owner, plan, staff);
  const euros = await cast.openCampaign(owner, { ...other, currency: 'EUR' }, staff);
  const walter = await cast.investor('Walter', 'Kern', staff, SMALL_MEANS);
  const { page, say, checkScreen, watch } = walter.browser;

  // There is no rate for the euro: nothing can be committed, and the page explains why.
  await page.goto(`/invest/${euros}`);
  await expect(page.getByText(say('web.invest:blocked.investment.no_rate', { currency: 'EUR' }))).toBeVisible();
  await expect(amountField(walter.browser)).toBeHidden();
  await checkScreen();

  const rate = { base: 'EUR', quote: 'USD', rate: '1.25', date: await dateIn(stack, 0) };
  await enterFirstRate(staff.browser, rate, { stack, admin: staff.admin });

  // 1,000 euros measure 1,250 dollars: half of the limit.
  await invest(walter.browser, { id: euros, amount: '1000' }, 'card');
  await page.goto(`/invest/${dollars}`);
  await expect(page.getByText(say('web.invest:amount.used', { amount: '$1,250' })).first()).toBeVisible();
  await amountField(walter.browser).fill('1000');
  await expect(page.getByText(say('web.invest:amount.remaining', { amount: '$250' })).first()).toBeVisible();
  await checkScreen();

  // Meanwhile, beside this page, another 400 euros are reserved: 500 dollars.
  const beside = await page.context().newPage();
  await beside.goto(`/invest/${euros}`);
  await beside.locator('form input[inputmode="decimal"]').fill('400');
  await goToPayment({ ...walter.browser, page: beside });

  watch.allow(/\/process-investment\//); // refused at the limit
  await page.locator('form button[type="submit"]').click();
  const refusal = say('errors:investment.limit_exceeded', { remaining: '$750.00' });
  await expect(amountField(walter.browser)).toHaveAccessibleDescription(
    new RegExp(refusal.replaceAll(/[$.]/g, '\\$&')),
  );
  await expect(page).toHaveURL(/\/invest\//);
  await checkScreen();

  // Nothing is held: what the limit leaves can be reserved, and no more.
  await page.goto(`/invest/${dollars}`);
  await expect(page.getByText(say('web.invest:amount.used', { amount: '$1,750' })).first()).toBeVisible();
  await amountField(walter.browser).fill('750');
  await goToPayment(walter.browser);
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
