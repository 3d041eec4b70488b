import { decide } from '../../actors/console.js';
import { invest } from '../../actors/investor.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { equityPlan } from '../../actors/plans.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

/** Stripe's card whose refunds succeed and come back three business days later. */
const REFUND_COMES_BACK = '4000000000005126';

test('a refund fails after three days, finance credits it to the wallet, and the investor is notified', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const plan = await equityPlan(stack, 'Quiet Mill', 'fixed');
  const [staff, finance, owner] = await Promise.all([
    cast.staff('first'),
    cast.hire('finance'),
    cast.member('Olga', 'Brandt', 'campaign-owner'),
  ]);
  const [id, carla] = await Promise.all([
    cast.openCampaign(owner, plan, staff),
    cast.investor('Carla', 'Reyes', staff),
  ]);
  const { page, say, checkScreen } = carla.browser;
  await invest(carla.browser, { id, amount: '1000', card: REFUND_COMES_BACK }, 'card');
  const receipt = page.url();
  const amount = '$1,000.00';
  /** The receipt's text, above and below. */
  const reads = (state: string) =>
    lookAgain(carla.browser, receipt, async (glance) => {
      const title = say(`web.invest:receipt.title.${state}`, { amount });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, glance);
      await expect(
        page.getByText(say(`web.invest:receipt.lede.${state}`, { amount, toYours: 'to your card' })),
      ).toBeVisible(glance);
    });
  const isTold = (kind: string) =>
    lookAgain(carla.browser, '/notifications', async (glance) => {
      const title = say(`web.notifications:kinds.${kind}.title`, { amount });
      await expect(page.getByText(title).first()).toBeVisible(glance);
    });

  await stack.sandbox.fundProvider(100_000);

  // The goal is missed; the provider reports that the money was paid back.
  await stack.sandbox.passDays(32);
  await cast.comeBack(carla);
  await reads('refunded');

  // The bank of the card sends it back.
  await stack.sandbox.passDays(6);
  await cast.comeBack(carla);
  await reads('refunding_failed');
  await checkScreen();
  await isTold('investment_refund_failed');

  const desk = finance.browser;
  await cast.comeBackToConsole(finance);
  await decide(desk, {
    area: 'console:nav.payments',
    tab: 'console:nav.refunds',
    row: /Reyes/,
    decision: 'console:desk.to_wallet',
    parameters: { amount },
    text: 'The card takes nothing any more.',
    proof: { stack, admin: finance.admin },
  });
  await expect(desk.page.getByText(desk.say('console:desk.resolutions.wallet'))).toBeVisible();

  await stack.sandbox.deliverWebhooks();
  await reads('refunded_wallet');
  await isTold('investment_refund_credited');
  await page.goto('/settings/wallet');
  await expect(page.getByText(amount).first()).toBeVisible();
  await expect(page.getByText(say('web.wallet:event.refund'))).toBeVisible();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
