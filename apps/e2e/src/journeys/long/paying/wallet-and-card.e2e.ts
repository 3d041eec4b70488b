import { topUpByCard } from '../../../actors/prepared-money.js';
import { payOnHostedPage } from '../../../actors/investor.js';
import { booksHold, cancelPaid, receiptOf, receiptReads } from '../../../actors/paying/outcomes.js';
import { isReceived, lookAtWay, pressPay } from '../../../actors/paying/ways.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test } from '../../../harness/test.js';

const HOUR = 1 / 24;

test('the wallet and a card pay together, are left, are declined, and each part goes back where it came from', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  const ida = await cast.investor('Ida', 'Lund', staff);
  await topUpByCard(stack, ida, 30_000);
  await stack.sandbox.fundProvider(500_000);
  const { browser } = ida;
  const { page, say, checkScreen } = browser;
  const holds = (amount: string) =>
    lookAgain(browser, '/settings/wallet', (glance) => expect(page.getByText(amount).first()).toBeVisible(glance));

  // The wallet's part is held while the card's page is open, and free again once the page is left and its time over.
  await lookAtWay(browser, campaign, '500', 'wallet_and_card');
  await pressPay(browser);
  await payOnHostedPage(browser, '4000000000000002');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByText(say('web.invest:fail.declinedCard'))).toBeVisible();
  await checkScreen();
  const left = receiptOf(browser);
  await stack.sandbox.passDays(2 * HOUR);
  await receiptReads(browser, left, { state: 'expired', amount: '$500.00', name: 'Quiet Mill' });
  await holds('$300.00');

  await lookAtWay(browser, campaign, '500', 'wallet_and_card');
  const receipt = receiptOf(browser);
  await pressPay(browser);
  await payOnHostedPage(browser);
  await isReceived(browser);
  await holds('$0.00');
  await cancelPaid(browser, receipt, '$500.00');
  await stack.sandbox.passSlowly(3);
  await cast.comeBack(ida);
  await receiptReads(browser, receipt, { state: 'refunded', amount: '$500.00' });
  await checkScreen();
  await holds('$300.00');
  await booksHold(stack);
});
