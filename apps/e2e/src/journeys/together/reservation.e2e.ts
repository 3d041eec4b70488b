import { pick } from '../../actors/account.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { topUp } from '../../actors/investor.js';
import { equityPlan } from '../../actors/plans.js';
import { expect, test, type Visitor } from '../../harness/together.js';

const amountField = ({ page }: Visitor) => page.locator('form input[inputmode="decimal"]');
const press = ({ page, say }: Visitor, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: say(key, values), exact: true }).click();

/** Chooses an amount on the invest page and goes on to the payment. */
async function reserve(visitor: Visitor, amount: string): Promise<void> {
  await amountField(visitor).fill(amount);
  await goToPayment(visitor);
  await expect(visitor.page.getByRole('radio').first()).toBeVisible();
}

test('U-5 U-7 U-8 one reservation is changed, a card page is left for the wallet, and nothing is sent offline', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Quiet Mill', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('fourth');
  const owner = await cast.member('Greta', 'Holm', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);
  const { browser } = await cast.investor('Walter', 'Kern', staff);
  const { page, say, watch, checkScreen } = browser;
  await topUp(browser, '2000');

  await page.goto(`/invest/${id}`);
  await reserve(browser, '1,000');
  const payment = page.url();

  // Back to the amount: the one reservation takes another amount.
  await page.getByRole('link', { name: say('web.invest:steps.amount') }).click();
  await expect(amountField(browser)).toHaveValue('1,000');
  await checkScreen();
  await reserve(browser, '600');
  expect(page.url()).toBe(payment);
  await expect(page.getByText('$600.00').first()).toBeVisible();

  // The reservation is easy to see where one looks for it.
  await page.getByRole('link', { name: say('web.invest:steps.amount') }).click();
  await page.getByRole('link', { name: say('web.invest:amount.back') }).click();
  await expect(page.getByText('You have reserved $600.00 here.')).toBeVisible();
  await checkScreen();
  await page.getByRole('link', { name: say('web.common:reservation.pay') }).click();

  // A card page that was opened and left does not lock the wallet.
  await pick(browser, 'card');
  await press(browser, 'web.invest:payment.pay', { amount: '$600.00' });
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByText(say('web.invest:payment.cardOpened'))).toBeVisible();
  await checkScreen();

  // Pressed offline: the page shows it at once, and nothing is sent when the connection is back.
  await pick(browser, 'wallet');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('wallet-investment-completed')) sent.push(request.url());
  });
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await press(browser, 'web.invest:payment.pay', { amount: '$600.00' });
  await expect(page.getByText(say('web.common:error.notSent'))).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: say('web.invest:steps.amount') }).click();
  await expect(amountField(browser)).toHaveValue('600');
  expect(sent).toEqual([]);
  await page.locator('form button[type="submit"]').click();

  await pick(browser, 'wallet');
  await press(browser, 'web.invest:payment.pay', { amount: '$600.00' });
  await expect(page).toHaveURL(/\/receipt\//);
  await expect(page.getByRole('heading', { name: say('web.invest:receipt.paper.received') })).toBeVisible();
  await page.goto('/settings/wallet');
  await expect(page.getByText('$1,400.00').first()).toBeVisible();

  // Another one, left on the way out: its place is free again, and it can be gone on with.
  await page.goto(`/invest/${id}`);
  await reserve(browser, '500');
  await press(browser, 'web.invest:step.leave');
  await expect(page).toHaveURL(/\/save-investment$/);
  await checkScreen();
  await page.goto(`/invest/${id}`);
  await expect(page.getByText(say('web.invest:amount.begun', { amount: '$500.00' }))).toBeVisible();
  await page.goto('/save-investment');
  await press(browser, 'web.invest:saved.remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web.invest:saved.remove'), exact: true })
    .click();
  await expect(page.getByText(say('web.invest:saved.none'))).toBeVisible();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
