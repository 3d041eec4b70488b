import { pick } from '../../../actors/account.js';
import { chooseWay, comesToBeReceived, isReceived, switchWay } from '../../../actors/paying/ways.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { expect, test } from '../../../harness/test.js';

/** Stripe's test account whose debits succeed. */
const ACCOUNT = { routing: '110000000', account: '000123456789', holder: 'Salma Haddad' } as const;
/** The bank's answer takes four business days, and a weekend. */
const ANSWER_DAYS = 6;

test('investments are paid from PayPal and by bank debit, left and continued, in English and in Arabic on a telephone', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  await switchWay(stack, staff, 'PayPal', 'on');
  await switchWay(stack, staff, 'US bank account', 'on');

  // She leaves PayPal's page, is told that nothing was charged, and goes back to it.
  const ida = await cast.investor('Ida', 'Lund', staff);
  const { page, say } = ida.browser;
  await chooseWay(ida.browser, campaign, '1000', 'paypal');
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByText(say('web.invest:payment.pageOpened'))).toBeVisible();
  await pick(ida.browser, 'paypal');
  await page.locator('main button[data-variant]').last().click();
  await page.locator('button[value="pay"]').click();
  await isReceived(ida.browser);

  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const salma = await arabic.investor('Salma', 'Haddad', staff);
  const hers = salma.browser;
  await chooseWay(hers, campaign, '500', 'ach');
  for (const [name, value] of Object.entries(ACCOUNT)) await hers.page.locator(`[name="${name}"]`).fill(value);
  await hers.page.locator('button[value="bank"]').click();
  // Her bank decides: nothing is shown as paid, and nothing can be paid a second time.
  await expect(hers.page).toHaveURL(/\/(payment-receipt|receipt)\//, { timeout: 30_000 });
  const receipt = hers.page.url().replace('/payment-receipt/', '/receipt/');
  await hers.page.goto(receipt.replace('/receipt/', '/payment/'));
  await expect(hers.page.getByRole('heading', { name: hers.say('web.invest:payment.clearingTitle') })).toBeVisible();
  await hers.checkScreen();
  await stack.sandbox.passDays(ANSWER_DAYS);
  await comesToBeReceived(hers, receipt);
});

test('a top-up by bank debit is on its way until the bank has answered, and PayPal in Arabic pays an investment', async ({
  stack,
  visitor,
}) => {
  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Night Bakery', 'flexible'), staff);
  await switchWay(stack, staff, 'PayPal', 'on');
  await switchWay(stack, staff, 'US bank account', 'on');

  const { browser: walter } = await cast.investor('Walter', 'Kern', staff);
  const { page, say } = walter;
  await page.goto('/settings/wallet');
  await page.locator('form input[inputmode="decimal"]').first().fill('800');
  await page.locator('form button[type="submit"]').first().click();
  await expect(page.getByText(say('web.wallet:topUp.lede'))).toBeVisible();
  await pick(walter, 'ach');
  await walter.checkScreen();
  await page.locator('main button[data-variant]').last().click();
  for (const [name, value] of Object.entries(ACCOUNT)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('button[value="bank"]').click();
  await expect(
    page.getByRole('heading', { name: say('web.wallet:topUp.clearing', { amount: '$800.00' }) }),
  ).toBeVisible();
  await walter.checkScreen();
  await page.goto('/settings/wallet');
  await expect(page.getByText(say('web.wallet:openTopUps.clearing', { days: '4' }))).toBeVisible();
  await page.goto('/settings/payment-options');
  await expect(page.getByText('PayPal', { exact: true })).toBeVisible();
  await walter.checkScreen();
  await stack.sandbox.passDays(ANSWER_DAYS);
  await page.goto('/settings/wallet');
  await expect(page.getByText('$800.00').first()).toBeVisible();

  const { browser: salma } = await arabic.investor('Salma', 'Haddad', staff);
  await chooseWay(salma, campaign, '500', 'paypal');
  await salma.page.locator('button[value="pay"]').click();
  await isReceived(salma);
});
