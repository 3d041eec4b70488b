import { signInLater } from '../../actors/account.js';
import { Cast } from '../../actors/cast.js';
import { goToPayment } from '../../actors/investing-steps.js';
import { answerAsked } from '../../actors/laws/ask-screens.js';
import { chooseLaw, LAWS, type LawName } from '../../actors/laws/laws.js';
import { confirmIdentity, tokenOf, wishToInvest } from '../../actors/newcomer.js';
import { equityPlan } from '../../actors/plans.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { agreementOf, readsBack } from '../../actors/signed-agreement.js';
import { expect, test, type VisitorOptions } from '../../harness/test.js';

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
      const [cast, company] = [new Cast(stack, visitor, look), new PreparedCast(stack, visitor)];
      const { asks, currency, home, income, statements, waits } = LAWS[law];
      const plan = { ...(await equityPlan(stack, 'Night Bakery', 'fixed')), currency };
      const [staff, owner] = await Promise.all([
        company.hire('first'),
        company.member('Olga', 'Brandt', 'campaign-owner'),
      ]);
      await chooseLaw(stack, staff, law);
      const id = await company.openCampaign(owner, plan, staff);
      const address = await company.pageOf(owner, id);
      const walter = await cast.member('Walter', 'Kern', 'investor');

      await wishToInvest(walter.browser, address, '500');
      await confirmIdentity(stack, walter, staff, { home, income, campaign: plan.name });
      await wishToInvest(walter.browser, address, '500');
      await answerAsked(walter.browser, asks, { stack, staff, campaign: plan.name });
      if (waits > 0) {
        await stack.sandbox.passDays(waits);
        await signInLater(walter.browser, walter.who);
        await company.comeBack(owner);
        await wishToInvest(walter.browser, address, '500');
      }
      const { page, checkScreen } = walter.browser;
      await page.locator('form input[inputmode="decimal"]').fill('500');
      await checkScreen();
      await goToPayment(walter.browser, { statements });
      await checkScreen();

      // Both sides have the same file, and the signature in it holds.
      const investment = /\/payment\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
      const token = await tokenOf(walter.browser);
      const mine = await agreementOf(stack, token, `/contracts/get-investor-contract/${investment}`);
      // The company has it from when the page of the payment has taken the place.
      await expect(async () => {
        const theirs = await agreementOf(stack, owner.token, `/contracts/of-campaign/${id}/${investment}`);
        expect(mine.equals(theirs)).toBe(true);
      }).toPass({ timeout: 20_000 });
      expect(readsBack(mine)).toBe(true);
    });
  }
}
