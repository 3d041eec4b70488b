import { pick } from '../../../actors/account.js';
import { payOnHostedPage } from '../../../actors/investor.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { booksHold, isTold, paymentOf, receiptOf, receiptReads } from '../../../actors/paying/outcomes.js';
import { isReceived, lookAtWay, pressPay } from '../../../actors/paying/ways.js';
import { expect, test } from '../../../harness/test.js';

const DECLINED = '4000000000000002';
const CARD = '4242424242424242';
const HOSTED = /cs_\w+/;
const HOUR = 1 / 24;

test('a card is declined, another pays in one of two tabs, and money that comes after the hold goes back', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  const [ida, walter] = [await cast.investor('Ida', 'Lund', staff), await cast.investor('Walter', 'Kern', staff)];
  await stack.sandbox.fundProvider(500_000);

  // The bank says no; she leaves the page, and is told why and that nothing was charged.
  const { page, say, checkScreen, watch } = ida.browser;
  await lookAtWay(ida.browser, campaign, '500', 'card');
  const receipt = receiptOf(ida.browser);
  await pressPay(ida.browser);
  await payOnHostedPage(ida.browser, DECLINED);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByText(say('web.invest:fail.declinedCard'))).toBeVisible();
  await expect(page.getByText(say('web.invest:fail.why.declined'))).toBeVisible();
  await checkScreen();

  // Two tabs are on the way to the provider; one of them pays, by a button that is pressed twice.
  const beside = await ida.browser.newTab();
  await beside.page.goto(paymentOf(receipt));
  await pick(beside, 'card');
  await pick(ida.browser, 'card');
  await page.locator('main button[data-variant]').last().dblclick();
  await payOnHostedPage(ida.browser, CARD);
  await isReceived(ida.browser);
  watch.allow(/\/checkout\b/); // refused: it is paid
  await pressPay(beside);
  await expect(
    beside.page.getByText(say('web.invest:payment.done')).or(beside.page.getByRole('alert')).first(),
  ).toBeVisible();
  await expect(beside.page).not.toHaveURL(HOSTED);
  await beside.page.close();

  // He pays while the provider answers nobody; his place is gone when the money is told of, and it goes back.
  await lookAtWay(walter.browser, campaign, '300', 'card');
  const his = receiptOf(walter.browser);
  await pressPay(walter.browser);
  await expect(walter.browser.page).toHaveURL(HOSTED, { timeout: 30_000 });
  const session = HOSTED.exec(walter.browser.page.url())?.[0] ?? '';
  await stack.sandbox.takeAway('stripe');
  await stack.sandbox.payCheckout(session, CARD);
  await stack.sandbox.passDays(3 * HOUR);
  await cast.comeBack(walter);
  await receiptReads(walter.browser, his, { state: 'expired', amount: '$300.00', name: 'Quiet Mill' });
  await walter.browser.checkScreen();
  await stack.sandbox.bringBack();
  await stack.sandbox.passDays(HOUR);
  await isTold(walter.browser, 'payment_returned', { amount: '$300.00' });
  await booksHold(stack);
});
