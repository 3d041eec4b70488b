import { OperatorBank } from '../../../actors/paying/bank.js';
import { booksHold, cancelPaid, isTold, receiptOf, receiptReads } from '../../../actors/paying/outcomes.js';
import { chooseWay, comesToBeReceived, switchWay } from '../../../actors/paying/ways.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast, type PreparedActor } from '../../../actors/prepared-cast.js';
import { proveAdmin, signAdminIn } from '../../../actors/prepared-admin.js';
import { ask } from '../../../harness/api.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test } from '../../../harness/test.js';

interface Line {
  id: string;
  version: number;
  reason: string | null;
}

const HELD = 1;
const AMOUNT = '$500.00';

test('transfers: one never comes, one is a day late and is taken up again, one comes twice, and one is given back', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, finance, releaser, owner] = await Promise.all([
    cast.staff('first'),
    cast.hire('finance'),
    cast.hire('releaser'),
    cast.member('Olga', 'Brandt', 'campaign-owner'),
  ]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  await switchWay(stack, staff, 'Wire transfer', 'on');
  const bank = await OperatorBank.open(stack, finance.admin, releaser.admin);
  const [ida, walter, carla] = [
    await cast.investor('Ida', 'Lund', staff),
    await cast.investor('Walter', 'Kern', staff),
    await cast.investor('Carla', 'Reyes', staff),
  ];
  const begin = async ({ browser, token }: PreparedActor) => {
    await chooseWay(browser, campaign, '500', 'wire');
    await expect(browser.page).toHaveURL(/\/wire-transfer\//);
    const instructions = browser.page.url();
    const id = instructions.split('/').at(-1) ?? '';
    const { reference, subjectId } = await ask<{ reference: string; subjectId: string }>(
      stack.site,
      'GET',
      `/wire-transfers/${id}`,
      { token },
    );
    return { instructions, reference, receipt: new URL(`/receipt/${subjectId}`, receiptOf(browser)).href };
  };
  const [never, late, twice] = [await begin(ida), await begin(walter), await begin(carla)];

  // She transfers, and her bank does it once more.
  await bank.receive(twice.reference, 52_000);
  await bank.receive(twice.reference, 52_000);
  await comesToBeReceived(carla.browser, twice.receipt);
  const desk = staff.browser;
  await desk.page.goto('/admin/bank-lines');
  await expect(desk.page.getByText(desk.say('console:banking.reasons.double')).first()).toBeVisible();
  await desk.checkScreen();

  // A day later both places are free; the page of who never paid says that the time is over.
  await stack.sandbox.passDays(HELD + HELD / 24);
  for (const person of [ida, walter, carla]) await cast.comeBack(person);
  await lookAgain(ida.browser, never.instructions, (glance) =>
    expect(ida.browser.page.getByText(ida.browser.say('web.invest:wire.over.investment'))).toBeVisible(glance),
  );
  await ida.browser.checkScreen();
  await receiptReads(ida.browser, never.receipt, { state: 'expired', amount: AMOUNT, name: 'Quiet Mill' });

  // His comes now. Finance takes the investment up again, while the campaign is open.
  await bank.signIn(finance.admin);
  await bank.receive(late.reference, 52_000);
  await isTold(walter.browser, 'wire_late', { amount: '$520.00', reference: late.reference });
  const { token } = await signAdminIn(stack, releaser.admin);
  const proven = await proveAdmin(stack, releaser.admin, token);
  const lines = await ask<Line[]>(stack.site, 'GET', '/admin/bank-lines', { token: proven });
  const line = lines.find(({ reason }) => reason === 'late');
  await ask(stack.site, 'POST', `/admin/bank-lines/${line?.id ?? ''}/match`, {
    token: proven,
    body: { reference: late.reference, reason: 'Taken up again', version: line?.version },
  });
  await comesToBeReceived(walter.browser, late.receipt);

  // She cancels: a transfer back is planned, which finance makes.
  await cancelPaid(carla.browser, twice.receipt, AMOUNT);
  await receiptReads(carla.browser, twice.receipt, { state: 'refunding', amount: AMOUNT });
  await carla.browser.checkScreen();
  await booksHold(stack);
});
