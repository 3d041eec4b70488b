import { signInLater } from '../actors/account.js';
import { Cast } from '../actors/cast.js';
import { invest, topUp } from '../actors/investor.js';
import { ConsoleOffice, type Office } from '../actors/office.js';
import { connectAccount, requestPayout, submitCampaign } from '../actors/owner.js';
import { equityPlan } from '../actors/plans.js';
import { PreparedCast } from '../actors/prepared-cast.js';
import type { Stack } from '../harness/stack.js';
import { expect, type Visitor, type VisitorOptions } from '../harness/test.js';

/** Shares, flexible: paid from a wallet and by card, closed over the goal, paid out less the fee. */
export async function raiseAndPayOut(
  stack: Stack,
  open: (options?: VisitorOptions) => Promise<Visitor>,
  look: VisitorOptions,
  openOffice: (cast: Cast) => Promise<Office> = (cast) => ConsoleOffice.open(stack, cast),
): Promise<void> {
  const plan = await equityPlan(stack, 'Night Bakery', 'flexible');
  const cast = new Cast(stack, open, look);
  // Each form is filled in once: the owner's are the wizard's, and Walter signs up and proves who he is.
  const prepared = new PreparedCast(stack, open, look);
  const office = await openOffice(cast);
  const owner = await prepared.member('Olga', 'Brandt', 'campaign-owner');
  const id = await submitCampaign(owner.browser, stack, plan);
  await office.approveCampaign(id, plan.name);

  const guest = await open(look);
  await guest.page.goto('/browse-companies');
  await guest.checkScreen();
  await guest.page.getByRole('link', { name: plan.name }).first().click();
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(plan.name);
  await guest.checkScreen();

  const walter = await cast.applicant('Walter', 'Kern');
  await office.approveIdentity(walter);
  await topUp(walter.browser, '3000');
  await invest(walter.browser, { id, amount: '2500' }, 'wallet');
  const carla = await prepared.applicant('Carla', 'Reyes');
  await office.approveIdentity(carla);
  await invest(carla.browser, { id, amount: '2500' }, 'card');

  await stack.sandbox.passDays(32);
  await signInLater(owner.browser, owner.who);
  await connectAccount(owner.browser);
  await requestPayout(owner.browser, stack, owner.who, id);

  // Ten per cent of the 5,000 raised stay here, because the goal was reached.
  await office.payOut(plan.name, 4_500);
  await stack.sandbox.deliverWebhooks();

  await owner.browser.page.goto(`/campaign-dashboard/${id}`);
  await expect(owner.browser.page.getByText(owner.browser.say('web.owner:payout.method.connect'))).toBeVisible();
  await expect(owner.browser.page.getByRole('complementary').getByText(/4,500/).first()).toBeVisible();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
}
