import { invest, payOnHostedPage } from '../../../actors/investor.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { receiptReads } from '../../../actors/paying/outcomes.js';
import { comesToBeReceived, isReceived, lookAtWay, pressPay } from '../../../actors/paying/ways.js';
import { ask } from '../../../harness/api.js';
import { expect, test } from '../../../harness/test.js';

const QUARTER = 1 / 24 / 4;
/** The card that succeeds. */
const CARD = '4242424242424242';
const HOSTED = /cs_\w+/;

test('the card provider is away for an hour: nobody who pays, begins or leaves loses anything, and all settles by itself', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  const [ida, walter, carla] = [
    await cast.investor('Ida', 'Lund', staff),
    await cast.investor('Walter', 'Kern', staff),
    await cast.investor('Carla', 'Reyes', staff),
  ];
  await stack.sandbox.fundProvider(500_000);

  // Carla has paid, Ida is on the provider's page, Walter is about to go there.
  await invest(carla.browser, { id: campaign, amount: '700', card: CARD }, 'card');
  const hers = carla.browser.page.url();
  await lookAtWay(ida.browser, campaign, '500', 'card');
  const receipt = ida.browser.page.url().replace('/payment/', '/receipt/');
  await pressPay(ida.browser);
  await expect(ida.browser.page).toHaveURL(HOSTED, { timeout: 30_000 });
  const session = HOSTED.exec(ida.browser.page.url())?.[0] ?? '';
  await lookAtWay(walter.browser, campaign, '300', 'card');
  const payment = walter.browser.page.url();

  await stack.sandbox.takeAway('stripe');
  // Ida's money is taken, and nobody is told.
  await stack.sandbox.payCheckout(session, CARD);
  // Walter is told that nothing was charged.
  walter.browser.watch.allow(/checkout/);
  await pressPay(walter.browser);
  const refused = walter.browser.say('errors:payment.provider_unavailable');
  await expect(walter.browser.page.getByText(refused)).toBeVisible({ timeout: 60_000 });
  await walter.browser.checkScreen();
  // Carla wants her money back: it waits for the provider.
  const cancel = `/process-investment/cancel/${hers.split('/').at(-1)}`;
  await ask(stack.site, 'POST', cancel, { token: carla.token, body: {} });
  await receiptReads(carla.browser, hers, { state: 'refunding', amount: '$700.00' });

  for (let passed = 0; passed < 4; passed += 1) await stack.sandbox.passDays(QUARTER);
  await ida.browser.page.goto(receipt);
  await expect(ida.browser.page.getByRole('heading', { level: 1 })).not.toHaveText(
    ida.browser.say('web.invest:receipt.title.received', { amount: '$500.00', name: 'Quiet Mill' }),
  );
  await stack.sandbox.bringBack();
  await stack.sandbox.passDays(QUARTER / 3);

  // Nobody asks for anything: the provider is asked, and says what was paid and what went back.
  await comesToBeReceived(ida.browser, receipt);
  await stack.sandbox.passDays(4 * QUARTER);
  await cast.comeBack(carla);
  await receiptReads(carla.browser, hers, { state: 'refunded', amount: '$700.00' });

  // Walter's place was held for half an hour; he begins again, and pays.
  await cast.comeBack(walter);
  await walter.browser.page.goto(payment);
  await expect(walter.browser.page).toHaveURL(/\/(payment|invest|receipt)\//);
  await lookAtWay(walter.browser, campaign, '300', 'card');
  await pressPay(walter.browser);
  await payOnHostedPage(walter.browser, CARD);
  await isReceived(walter.browser);
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
