import { fillIdentity } from '../../actors/investor.js';
import { changeSettings } from '../../actors/laws/laws.js';
import { returnApproved, wishToInvest } from '../../actors/newcomer.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test } from '../../harness/test.js';

/** The provider's own code of a face that is not the one of the document. */
const NOT_THE_FACE = 'SPDR01';
const NOTE = 'I have had a beard since the picture was taken.';

test('declined by the provider, somebody reads why, appeals, is approved, and is back at the campaign', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.hire('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  await changeSettings(stack, staff, { identityProvider: 'shufti' });
  const plan = await equityPlan(stack, 'Night Bakery', 'fixed');
  const address = await cast.pageOf(owner, await cast.openCampaign(owner, plan, staff));
  const walter = await cast.member('Walter', 'Kern', 'investor');
  const { page, say, checkScreen } = walter.browser;

  await wishToInvest(walter.browser, address, '500');
  await page.getByRole('link', { name: say('web.invest:blocked.identity'), exact: true }).click();
  await fillIdentity(walter.browser, walter.who);
  // Of the two forms the second one is open.
  await page.locator('form button[type="submit"]').click();
  const provider = say('web.kyc:provider.shufti');
  const check = page.getByRole('button', { name: say('web.kyc:start.goShufti', { provider }), exact: true });
  await expect(check).toBeVisible();
  await checkScreen();
  await check.click();

  // On the page of the provider, which is the sandbox's.
  await page.locator('[name="ending"]').selectOption('declined');
  await page.locator('[name="code"]').selectOption(NOT_THE_FACE);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();

  await expect(page).toHaveURL(/\/user-kyc/);
  await expect(page.getByText(say('web.kyc:reasons.face'), { exact: true })).toBeVisible();
  await checkScreen();
  await page.getByRole('button', { name: say('web.kyc:appeal.open'), exact: true }).click();
  await page.getByLabel(say('web.kyc:appeal.label'), { exact: true }).fill(NOTE);
  await checkScreen();
  await page.getByRole('button', { name: say('web.kyc:appeal.send'), exact: true }).click();
  await expect(page.getByText(say('web.kyc:appeal.sent'), { exact: true }).first()).toBeVisible();
  await checkScreen();

  await cast.approve(walter, staff);
  await returnApproved(walter.browser, plan.name);
  await wishToInvest(walter.browser, address, '500');
  await expect(page.locator('form input[inputmode="decimal"]')).toHaveValue('500');
});
