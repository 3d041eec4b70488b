import { PreparedCast } from '../actors/prepared-cast.js';
import { invest, topUp } from '../actors/investor.js';
import { equityPlan } from '../actors/plans.js';
import { expect, test } from '../harness/test.js';

test('U-2 U-15 amounts are typed as people write them: a French comma, Arabic digits', async ({ stack, visitor }) => {
  const plan = await equityPlan(stack, 'Night Bakery', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);

  const french = await new PreparedCast(stack, visitor, { language: 'fr' }).investor('Claire', 'Morel', staff);
  await topUp(french.browser, '1 500,00');
  await french.browser.page.goto('/settings/wallet');
  await expect(french.browser.page.getByText(/^\$1\s500,00$/).first()).toBeVisible();
  await invest(french.browser, { id, amount: '400,00' }, 'wallet');
  await expect(french.browser.page.getByRole('heading', { level: 1 })).toContainText('$400,00');

  const arabic = await new PreparedCast(stack, visitor, { language: 'ar' }).investor('Salma', 'Haddad', staff);
  await topUp(arabic.browser, '١٬٥٠٠');
  await invest(arabic.browser, { id, amount: '٤٠٠' }, 'wallet');
  await expect(arabic.browser.page.getByRole('heading', { level: 1 })).toContainText('$400.00');
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
