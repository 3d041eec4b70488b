import {
  answerQuestions,
  goToAgreement,
  next,
  ownName,
  signAgreement,
  stateFigures,
} from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test, type Visitor } from '../../harness/test.js';

/** Corrects what was stated of income and worth, where the first step leads. */
async function correctFigures({ page, say, checkScreen }: Visitor, yearlyIncome: string, netWorth: string) {
  await page.getByRole('link', { name: say('web.invest:step.changeFigures'), exact: true }).click();
  const form = page.getByRole('form', { name: say('web.account:details.title'), exact: true });
  await form.locator('[name="yearlyIncome"]').fill(yearlyIncome);
  await form.locator('[name="netWorth"]').fill(netWorth);
  await checkScreen();
  await form.getByRole('button', { name: say('web.account:details.save'), exact: true }).click();
  await expect(page.getByText(say('web.account:details.saved'), { exact: true })).toBeVisible();
}

test('figures that change between the steps change the limit, and what was said of them is asked again', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const id = await cast.openCampaign(owner, await equityPlan(stack, 'Night Bakery', 'fixed'), staff);
  const { browser: walter } = await cast.investor('Walter', 'Kern', staff);
  const { page, say, checkScreen, watch } = walter;
  await page.goto(`/invest/${id}`);
  await page.locator('form input[inputmode="decimal"]').fill('4000');
  await goToAgreement(walter);
  const agreement = page.url();

  // Back to the first step, and from there to the figures: 60,000 dollars allow 3,000.
  await page.goto(agreement.replace('subscription-agreement', 'investor-details'));
  await expect(page.locator('main input[type="checkbox"]')).toBeChecked();
  await correctFigures(walter, '60000', '50000');

  // The agreement is not signed on what was said before.
  await page.goto(agreement);
  await expect(page).toHaveURL(/\/investor-details\//);
  await expect(page.getByText(say('web.invest:amount.overLimit', { amount: '$1,000' }))).toBeVisible();
  await expect(page.locator('main input[type="checkbox"]')).not.toBeChecked();
  await checkScreen();

  // The others are as they were.
  await stateFigures(walter);
  await expect(page).toHaveURL(/\/investor-questionnaire\//);
  for (const box of await page.locator('main input[type="checkbox"]').all()) await expect(box).toBeChecked();
  await answerQuestions(walter);
  await expect(page).toHaveURL(/\/pre-subscription-information\//);
  await ownName(walter);
  await next(walter);
  watch.allow(/\/process-investment\/reserve\//);
  await expect(page).toHaveURL(/\/subscription-agreement\//);
  await signAgreement(walter);
  await expect(page.getByText(say('errors:investment.limit_exceeded', { remaining: '$3,000.00' }))).toBeVisible();
  await checkScreen();

  // With what the limit leaves, the agreement is signed anew.
  await page.getByRole('link', { name: say('web.invest:step.toAmount'), exact: true }).click();
  await page.locator('form input[inputmode="decimal"]').fill('3000');
  await goToAgreement(walter);
  await signAgreement(walter);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('web.invest:payment.title'));
});
