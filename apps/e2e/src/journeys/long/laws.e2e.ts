import { answerLaw, chooseLaw, LAWS, type LawName } from '../../actors/laws.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { expect, test, type VisitorOptions } from '../../harness/test.js';
import { agreementOf, readsBack } from '../../actors/signed-agreement.js';

const LOOKS: Readonly<Record<string, VisitorOptions>> = {
  English: {},
  'Arabic on a telephone': { language: 'ar', viewport: { width: 390, height: 844 } },
};

for (const law of Object.keys(LAWS) as LawName[]) {
  for (const [name, look] of Object.entries(LOOKS)) {
    test(`under ${law}, in ${name}, somebody new goes from the campaign to the signed agreement`, async ({
      stack,
      visitor,
    }) => {
      // The company and the operator look as everywhere.
      const [cast, company] = [new PreparedCast(stack, visitor, look), new PreparedCast(stack, visitor)];
      const { currency, statements, waits } = LAWS[law];
      const plan = { ...(await equityPlan(stack, 'Night Bakery', 'fixed')), currency };
      const [staff, owner] = await Promise.all([
        company.hire('first'),
        company.member('Olga', 'Brandt', 'campaign-owner'),
      ]);
      await chooseLaw(stack, staff, law);
      const id = await company.openCampaign(owner, plan, staff);
      const walter = await cast.investor('Walter', 'Kern', staff);
      await answerLaw(stack, walter, law);
      if (waits > 0) {
        await stack.sandbox.passDays(waits);
        await cast.comeBack(walter);
        await company.comeBack(owner);
      }

      const { page, checkScreen } = walter.browser;
      await page.goto(await company.pageOf(owner, id));
      const start = page.locator('form#invest');
      await start.locator('input[inputmode="decimal"]').fill('500');
      await start.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/\/invest\//);
      await checkScreen();
      await goToPayment(walter.browser, statements);
      await checkScreen();

      // Both sides have the same file, and the signature in it holds.
      const investment = /\/payment\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
      const mine = await agreementOf(stack, walter, `/contracts/get-investor-contract/${investment}`);
      // The company has it from when the page of the payment has taken the place.
      await expect(async () => {
        const theirs = await agreementOf(stack, owner, `/contracts/of-campaign/${id}/${investment}`);
        expect(mine.equals(theirs)).toBe(true);
      }).toPass({ timeout: 20_000 });
      expect(readsBack(mine)).toBe(true);
    });
  }
}
