import { signForCompany } from '../../actors/investing/countersigning.js';
import { COMPANY, fillHolder, RETIREMENT } from '../../actors/investing/holders.js';
import type { Screen } from '../../actors/investing-steps.js';
import { invest } from '../../actors/investor.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

test('shares held by a company and by a retirement account, from the steps to their certificates', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Night Bakery', 'flexible');
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const id = await cast.openCampaign(owner, plan, staff);
  const walter = await cast.investor('Walter', 'Kern', staff);
  for (const holder of [COMPANY, RETIREMENT]) {
    const ofHolder = { id, amount: '2000', holder: (screen: Screen) => fillHolder(screen, holder) };
    await invest(walter.browser, ofHolder, 'card');
  }

  // The company signs both at once; they are in force from then on.
  const { page: desk, say, checkScreen } = owner.browser;
  await lookAgain(owner.browser, `/campaign-dashboard/agreements/${id}`, async (glance) => {
    await expect(desk.getByText(say('web.agreements:owner.waiting_other', { count: '2' }))).toBeVisible(glance);
  });
  for (const { registered } of [COMPANY, RETIREMENT]) await expect(desk.getByText(registered)).toBeVisible();
  await checkScreen();
  await desk.getByRole('button', { name: say('web.agreements:owner.chooseAll'), exact: true }).click();
  const words = say('web.agreements:owner.signChosen_other', { count: '2' });
  await signForCompany(owner, stack, { open: words, confirm: words });
  await expect(desk.getByText(say('web.agreements:owner.manyCountersigned_other', { count: '2' }))).toBeVisible();

  // After the closing each holder has a certificate, in the name that the agreement has.
  await stack.sandbox.passDays(32);
  await cast.comeBack(walter);
  const { page, say: inEnglish } = walter.browser;
  const certificates = page.getByRole('table').getByRole('link');
  await lookAgain(walter.browser, '/share-certificates', (glance) => expect(certificates).toHaveCount(2, glance));
  await walter.browser.checkScreen();
  const links = await certificates.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const [at, { registered, initials }] of [RETIREMENT, COMPANY].entries()) {
    await page.goto(links[at] ?? '');
    await expect(page.getByText(registered, { exact: true })).toBeVisible();
    await walter.browser.checkScreen();
    await page.getByRole('link', { name: inEnglish('web.agreements:certificate.publicPage') }).click();
    await expect(page.getByText(inEnglish('web.agreements:verify.valid'))).toBeVisible();
    await expect(page.getByText(initials, { exact: true })).toBeVisible();
    await walter.browser.checkScreen();
  }
});
