import { pick } from '../../actors/account.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { invest, payOnHostedPage } from '../../actors/investor.js';
import { equityPlan } from '../../actors/plans.js';
import { switchWay } from '../../actors/paying/ways.js';
import type { PreparedCast, PreparedStaff } from '../../actors/prepared-cast.js';
import { topUpByCard } from '../../actors/prepared-money.js';
import { ask } from '../../harness/api.js';
import type { Stack } from '../../harness/stack.js';
import { expect, type Visitor } from '../../harness/test.js';

/** Reserves an amount and chooses the card on the payment page. */
async function chooseCard(visitor: Visitor, campaign: string, amount: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`/invest/${campaign}`);
  await page.locator('form input[inputmode="decimal"]').fill(amount);
  await goToPayment(visitor);
  await pick(visitor, 'card');
}

const pressPay = ({ page, say }: Visitor, amount: string): Promise<void> =>
  page.getByRole('button', { name: say('web.invest:payment.pay', { amount }) }).click();

const isReceived = ({ page, say }: Visitor): Promise<void> =>
  expect(page.getByRole('heading', { name: say('web.invest:receipt.paper.received') })).toBeVisible();

/** D-4: what was begun by card is finished; nothing new begins by it; each page explains it with alternatives. */
export async function payWhileCardsAreSwitchedOff(
  stack: Stack,
  cast: PreparedCast,
  staff: PreparedStaff,
): Promise<void> {
  const plan = await equityPlan(stack, 'Quiet Mill', 'flexible');
  const [owner, ida, walter] = await Promise.all([
    cast.member('Olga', 'Brandt', 'campaign-owner'),
    cast.investor('Ida', 'Lund', staff),
    cast.investor('Walter', 'Kern', staff),
  ]);
  const [id] = await Promise.all([cast.openCampaign(owner, plan, staff), topUpByCard(stack, walter, 50_000)]);

  // She is on the page of the provider, he has chosen the card, and another page of his would add money.
  await chooseCard(ida.browser, id, '1000');
  await pressPay(ida.browser, '$1,000.00');
  await expect(ida.browser.page.locator('[name="number"]')).toBeVisible();
  await chooseCard(walter.browser, id, '500');
  const { page, say, watch, checkScreen } = walter.browser;
  const adding = await page.context().newPage();
  await adding.goto('/settings/wallet');
  await adding.locator('form input[inputmode="decimal"]').first().fill('200');
  await adding.locator('form button[type="submit"]').first().click();
  await expect(adding).toHaveURL(/topup-payment/);
  const addByCard = adding.getByRole('button', {
    name: say('web.wallet:topUp.pay', { amount: '$200.00', paidBy: 'by card' }),
  });
  await expect(addByCard).toBeEnabled();
  await switchWay(stack, staff, 'Card', 'off');

  // What she has begun is finished.
  await payOnHostedPage(ida.browser);
  await isReceived(ida.browser);

  // His click is refused, nothing is lost, and the wallet pays.
  watch.allow(/\/stripe\/checkout-session|\/wallet\/card/);
  await pressPay(walter.browser, '$500.00');
  await expect(page.getByText(say('errors:payment.rail_closed'))).toBeVisible();
  await expect(page.locator('input[type="radio"][value="card"]')).toHaveCount(0);
  await checkScreen();
  await addByCard.click();
  await expect(adding.getByText(say('errors:payment.rail_closed'))).toBeVisible();
  await expect(adding.getByText(say('web.wallet:addingClosed', { currency: 'USD' }))).toBeVisible();
  await expect(addByCard).toBeDisabled();
  await pick(walter.browser, 'wallet');
  await pressPay(walter.browser, '$500.00');
  await isReceived(walter.browser);

  // The next one is not offered cards, and the API takes none.
  await ida.browser.page.goto(`/invest/${id}`);
  await ida.browser.page.locator('form input[inputmode="decimal"]').fill('100');
  await goToPayment(ida.browser);
  await expect(ida.browser.page.getByText(say('web.invest:payment.cardClosedShort'))).toBeVisible();
  await ida.browser.checkScreen();
  const held = ida.browser.page.url().split('/').at(-1) ?? '';
  const opening = ask(stack.site, 'POST', '/stripe/checkout-session', {
    token: ida.token,
    body: { purpose: 'investment', id: held },
  });
  await expect(opening).rejects.toThrow(/payment\.rail_closed/);
  await page.goto('/settings/wallet');
  await expect(page.getByText(say('web.wallet:addingClosed', { currency: 'USD' }))).toBeVisible();
  await checkScreen();

  // Switched on again, it works where it was left.
  await switchWay(stack, staff, 'Card', 'on');
  await invest(ida.browser, { id, amount: '200' }, 'card');
}
