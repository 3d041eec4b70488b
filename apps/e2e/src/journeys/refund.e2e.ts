import { PreparedCast } from '../actors/prepared-cast.js';
import { invest, topUp } from '../actors/investor.js';
import { equityPlan } from '../actors/plans.js';
import { lookAgain } from '../harness/look-again.js';
import { expect, test } from '../harness/test.js';

test('U-2 U-15 shares, fixed: a French comma and Arabic digits are typed; it misses its goal, and all are refunded', async ({
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
  const total = page.getByText(/^\$2\s000,00$/).first();
  await topUp(claire.browser, '2 000,00');
  await page.goto('/settings/wallet');
  await expect(total).toBeVisible();
  await invest(claire.browser, { id, amount: '2 000,00' }, 'wallet');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\$2\s000,00/);

  const salma = await new PreparedCast(stack, visitor, { language: 'ar' }).investor('Salma', 'Haddad', staff);
  await topUp(salma.browser, '١٬٥٠٠');
  await invest(salma.browser, { id, amount: '٤٠٠' }, 'card');
  await expect(salma.browser.page.getByRole('heading', { level: 1 })).toContainText('$400.00');
  const receipt = salma.browser.page.url();

  await stack.sandbox.passDays(32);
  await stack.sandbox.passDays(1);

  await cast.comeBack(claire);
  await lookAgain(claire.browser, '/settings/wallet', async (glance) => {
    await expect(page.getByText(say('web.wallet:event.investment_refund'))).toBeVisible(glance);
  });
  await expect(total).toBeVisible();

  await cast.comeBack(salma);
  const [back = ''] = salma.browser.say('web.invest:receipt.title.refunded').split(/\s[^\s]*{{amount}}/);
  expect(back).not.toBe('');
  await lookAgain(salma.browser, receipt, async (glance) => {
    await expect(salma.browser.page.getByRole('heading', { level: 1 })).toContainText(back, glance);
  });
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
