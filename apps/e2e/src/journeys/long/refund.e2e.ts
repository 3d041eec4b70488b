import { goToPayment } from '../../actors/investing-steps.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { invest, proveIdentity, topUp } from '../../actors/investor.js';
import { PORTLAND } from '../../actors/laws/homes.js';
import { equityPlan } from '../../actors/plans.js';
import { fitsWindow, lookAway, type } from '../../actors/slow.js';
import { withdraw } from '../../actors/wallet.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test, type Visitor } from '../../harness/test.js';

/** Days that money from a card stays in a wallet, by the site's setting. */
const CARD_DAYS = 120;

/** As a sentence in Arabic holds what runs the other way. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const amountField = ({ page }: Visitor) => page.locator('form input[inputmode="decimal"]').first();

test('U-2 U-15 shares, fixed: a French comma and Arabic digits are typed, in no hurry; it misses its goal, and all are refunded', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Quiet Mill', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);

  const claire = await new PreparedCast(stack, visitor, { language: 'fr' }).investor('Claire', 'Morel', staff);
  const { page, say } = claire.browser;
  const total = page.getByText(/^2\s000,50\s\$$/).first();
  await page.clock.install();
  await topUp(claire.browser, '2 000,50');
  await page.goto('/settings/wallet');
  await expect(total).toBeVisible();

  // A point may be one for thousands or one for decimals; what the page prints, its field reads.
  await page.goto(`/invest/${id}`);
  await type(amountField(claire.browser), '2.000');
  await amountField(claire.browser).blur();
  await expect(page.getByText(say('web.common:figure.ambiguous', { example: '1 234,50' }))).toBeVisible();
  await lookAway(claire.browser, 20);
  await expect(amountField(claire.browser)).toHaveValue('2.000');
  await type(amountField(claire.browser), '2 000,00 $');
  await expect(page.getByRole('button', { name: /2\s000\s\$/ }).last()).toBeVisible();
  await invest(claire.browser, { id, amount: '2 000,00' }, 'wallet');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/2\s000,00\s\$/);
  await expect(page.getByText(/\b\d{1,2} \p{L}+\.? \d{4}/u).first()).toBeVisible();

  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const salma = await arabic.member('Salma', 'Haddad', 'investor');
  const { page: hers, say: inArabic } = salma.browser;
  await hers.clock.install();
  await proveIdentity(salma.browser, salma.who, {
    home: { ...PORTLAND, postalCode: '٩٧٢٠١' },
    means: { yearlyIncome: '٩٨٬٠٠٠', netWorth: '٩٠٠٠٠٫٥٠', investedElsewhere: '٠' },
  });
  await arabic.approve(salma, staff);
  await topUp(salma.browser, '١٬٥٠٠');

  await hers.goto(`/invest/${id}`);
  await type(amountField(salma.browser), 'أربعمئة');
  await expect(hers.getByText(inArabic('web.common:figure.letters', { example: isolated('1,234.50') }))).toBeVisible();
  await type(amountField(salma.browser), '٤٠٠');
  await lookAway(salma.browser, 10);
  await expect(amountField(salma.browser)).toHaveValue('٤٠٠');
  // The law's limit for who earns 98,000 a year.
  await expect(hers.locator('p', { hasText: '$4,900' }).first()).toBeVisible();
  await goToPayment(salma.browser);
  await hers.getByRole('link', { name: inArabic('web.invest:steps.amount') }).click();
  await expect(amountField(salma.browser)).toHaveValue('400');
  expect(await fitsWindow(salma.browser)).toBe(true);
  await hers.goBack();
  await expect(hers.getByText('$400.00').filter({ visible: true }).first()).toBeVisible();
  expect(await fitsWindow(salma.browser)).toBe(true);
  await invest(salma.browser, { id, amount: '٤٠٠' }, 'card');
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('$400.00');
  const receipt = hers.url();

  await stack.sandbox.passDays(32);
  await stack.sandbox.passDays(1);

  await cast.comeBack(claire);
  await lookAgain(claire.browser, '/settings/wallet', async (glance) => {
    await expect(page.getByText(say('web.wallet:event.investment_refund'))).toBeVisible(glance);
  });
  await expect(total).toBeVisible();

  await cast.comeBack(salma);
  const [back = ''] = inArabic('web.invest:receipt.title.refunded').split(/\s[^\s]*{{amount}}/);
  expect(back).not.toBe('');
  await lookAgain(salma.browser, receipt, async (glance) => {
    await expect(hers.getByRole('heading', { level: 1 })).toContainText(back, glance);
  });

  await stack.sandbox.passDays(CARD_DAYS - 30);
  await cast.comeBack(salma);
  await withdraw(salma.browser, stack, salma.who, { amount: '٣٠٠', account: '٠٠٠١٢٣٤٥٦٧٨٩' });
  await expect(hers.getByText(inArabic('web.wallet:withdrawnOne', { amount: isolated('$300.00') }))).toBeVisible();
  await expect(hers.getByText('$1,200.00').filter({ visible: true }).first()).toBeVisible();
  expect(await fitsWindow(salma.browser)).toBe(true);
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
