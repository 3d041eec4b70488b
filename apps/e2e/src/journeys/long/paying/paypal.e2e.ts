import { pick } from '../../../actors/account.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { booksHold, cancelPaid, paymentOf, receiptOf, receiptReads } from '../../../actors/paying/outcomes.js';
import { isReceived, lookAtWay, pressPay, switchWay } from '../../../actors/paying/ways.js';
import { expect, test, type Visitor } from '../../../harness/test.js';

const AMOUNT = '$500.00';
const HOUR = 1 / 24;

/** Approves on the page of PayPal, by a means whose bank says yes or no. */
async function approve({ page }: Visitor, by: 'balance' | 'declined_card'): Promise<void> {
  await page.locator(`input[name="way"][value="${by}"]`).check();
  await page.locator('button[value="pay"]').click();
}

test('PayPal: a card behind it is declined, two tabs pay once, the money goes back, comes too late, is disputed', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  await switchWay(stack, staff, 'PayPal', 'on');
  const [ida, walter, carla] = [
    await cast.investor('Ida', 'Lund', staff),
    await cast.investor('Walter', 'Kern', staff),
    await cast.investor('Carla', 'Reyes', staff),
  ];
  await stack.sandbox.fundPaypal(500_000);

  const { page, say, checkScreen } = ida.browser;
  await lookAtWay(ida.browser, campaign, '500', 'paypal');
  const receipt = receiptOf(ida.browser);
  await pressPay(ida.browser);
  await approve(ida.browser, 'declined_card');
  await expect(page).toHaveURL(/\/receipt-fail/, { timeout: 30_000 });
  await expect(page.getByText(say('web.invest:fail.title'))).toBeVisible();
  await checkScreen();

  // Two tabs are open at PayPal: one approves after the other.
  await page.goto(paymentOf(receipt));
  await pick(ida.browser, 'paypal');
  await page.locator('main button[data-variant]').last().dblclick();
  await expect(page.locator('button[value="pay"]')).toBeVisible();
  const beside = await ida.browser.newTab();
  await beside.page.goto(page.url());
  await approve(ida.browser, 'balance');
  await isReceived(ida.browser);
  await beside.page.locator('button[value="pay"]').click();
  await expect(beside.page.locator('button[value="pay"]')).toBeHidden();
  await beside.page.close();

  await cancelPaid(ida.browser, receipt, AMOUNT);
  await stack.sandbox.passSlowly(3);
  await cast.comeBack(ida);
  await receiptReads(ida.browser, receipt, { state: 'refunded', amount: AMOUNT });
  await checkScreen();

  // He approves when the time of his place is over: nothing is taken.
  await cast.comeBack(walter);
  await lookAtWay(walter.browser, campaign, '500', 'paypal');
  const his = receiptOf(walter.browser);
  await pressPay(walter.browser);
  await expect(walter.browser.page.locator('button[value="pay"]')).toBeVisible();
  await stack.sandbox.passDays(HOUR);
  await approve(walter.browser, 'balance');
  await expect(walter.browser.page).toHaveURL(/\/receipt-fail|\/receipt\//, { timeout: 30_000 });
  await receiptReads(walter.browser, his, { state: 'expired', amount: AMOUNT, name: 'Quiet Mill' });
  await walter.browser.checkScreen();

  // What she has paid is disputed at PayPal, and given to her.
  await cast.comeBack(carla);
  await lookAtWay(carla.browser, campaign, '500', 'paypal');
  const theirs = receiptOf(carla.browser);
  await pressPay(carla.browser);
  await approve(carla.browser, 'balance');
  await isReceived(carla.browser);
  await stack.sandbox.loseAtPaypal();
  await stack.sandbox.passDays(1);
  await cast.comeBack(carla);
  await receiptReads(carla.browser, theirs, { state: 'refunded_bank', amount: AMOUNT });
  await carla.browser.checkScreen();
  await booksHold(stack);
});
