import { decide, openRecord } from '../../actors/console.js';
import { invest } from '../../actors/investor.js';
import { connectAccount, requestPayout } from '../../actors/owner.js';
import { PreparedCast, type PreparedActor } from '../../actors/prepared-cast.js';
import { investByCard } from '../../actors/prepared-money.js';
import { equityPlan } from '../../actors/plans.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test, type Visitor } from '../../harness/test.js';

/** Stripe's card whose payments are disputed as fraudulent thirty days later. */
const DISPUTED = '4000000000000259';

/** The owner's panel about the money, line by line. */
async function panelReads({ browser }: PreparedActor, campaign: string, lines: Readonly<Record<string, string>>) {
  const panel = browser.page.getByRole('complementary');
  await lookAgain(browser, `/campaign-dashboard/${campaign}`, async (glance) => {
    for (const [word, sum] of Object.entries(lines)) {
      const line = new RegExp(`${browser.say(`web.owner:payout.${word}`, { percent: '10%' })}\\D*${sum}\\.00`);
      await expect(panel).toContainText(line, glance);
    }
  });
  await browser.checkScreen();
}

interface Expected {
  name: RegExp;
  view: string;
  bearer: 'escrow' | 'owner';
}

/** Opens the dispute of a person where finance sees it: gives the provider's id. */
async function readDispute(desk: Visitor, { name, view, bearer }: Expected): Promise<string> {
  const { page, say, checkScreen } = desk;
  await openRecord(desk, { area: 'console:nav.payments', tab: 'console:nav.disputes', view, row: name });
  await expect(page.getByText(say(`console:desk.bearers.${bearer}`))).toBeVisible();
  await checkScreen();
  return page.getByText(/^d[pu]_\w+$/).innerText();
}

test('cards are disputed before and after the payout: the escrow pays for one, and the owner owes the others', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const plan = await equityPlan(stack, 'Night Bakery', 'flexible');
  const [staff, approver, releaser, owner] = await Promise.all([
    cast.staff('first'),
    cast.hire('finance'),
    cast.hire('releaser'),
    cast.member('Olga', 'Brandt', 'campaign-owner'),
  ]);
  const id = await cast.openCampaign(owner, plan, staff);
  const [ida, carla, walter] = [
    await cast.investor('Ida', 'Lund', staff),
    await cast.investor('Carla', 'Reyes', staff),
    await cast.investor('Walter', 'Kern', staff),
  ];
  const { sandbox } = stack;
  await invest(ida.browser, { id, amount: '1000', card: DISPUTED }, 'card');
  const receipt = ida.browser.page.url();
  for (const [days, investor] of [
    [5, carla],
    [10, walter],
  ] as const) {
    await sandbox.passDays(days);
    await cast.comeBack(investor);
    await investByCard(stack, investor, { campaign: id, amount: 250_000, card: DISPUTED });
  }

  // Hours before the closing the first is disputed: the investment ends, and the raise is smaller by it.
  await sandbox.passDays(15);
  await cast.comeBack(ida);
  const { page, say } = ida.browser;
  const amount = '$1,000.00';
  await lookAgain(ida.browser, receipt, (glance) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('web.invest:receipt.title.refunded_bank', { amount }),
      glance,
    ),
  );
  await expect(page.getByText(say('web.invest:receipt.lede.refunded_bank', { amount }))).toBeVisible();
  await ida.browser.checkScreen();

  // It closes at 5,000, of which ten per cent stay here.
  await sandbox.passDays(2);
  await cast.comeBack(owner);
  await connectAccount(owner.browser);
  await panelReads(owner, id, { raised: '5,000', fee: '500', available: '4,500' });

  // The second dispute comes before anything was paid out: the payout is smaller by it.
  await sandbox.passDays(4);
  await cast.comeBack(owner);
  await panelReads(owner, id, { raised: '5,000', fee: '500', chargedBack: '2,500', available: '2,000' });
  await owner.browser.page.goto(`/campaign-dashboard/investments/${id}`);
  const row = owner.browser.page.getByRole('row', { name: /Ida/ });
  await expect(row).toContainText(owner.browser.say('web.common:status.investment.refunded'));
  await sandbox.fundProvider(500_000);
  await requestPayout(owner.browser, stack, owner.who, id);
  const payout = { area: 'console:nav.payouts', row: plan.name, parameters: { amount: '$2,000.00' } };
  await Promise.all([cast.comeBackToConsole(approver), cast.comeBackToConsole(releaser)]);
  await decide(approver.browser, {
    ...payout,
    decision: 'console:payouts.approve',
    proof: { stack, admin: approver.admin },
  });
  await decide(releaser.browser, {
    ...payout,
    view: 'console:states.payout.approved',
    decision: 'console:payouts.release',
    proof: { stack, admin: releaser.admin },
  });
  await sandbox.deliverWebhooks();
  await panelReads(owner, id, { paid: '2,000', chargedBack: '2,500', available: '0' });

  // The third comes when all has been paid out: the owner owes it.
  await sandbox.passDays(10);
  await cast.comeBack(owner);
  await panelReads(owner, id, { paid: '2,000', chargedBack: '5,000', owed: '2,500' });
  const desk = staff.browser;
  await cast.comeBackToConsole(staff);
  // Nobody gave evidence in nine days against the first two.
  const lost = 'console:desk.states.lost';
  await readDispute(desk, { name: /Lund/, view: lost, bearer: 'escrow' });
  await readDispute(desk, { name: /Reyes/, view: lost, bearer: 'owner' });
  const open = await readDispute(desk, { name: /Kern/, view: 'console:desk.views.undecided', bearer: 'owner' });
  const owed = desk.page.getByRole('row', { name: /^Owed after chargebacks Night Bakery/ });
  await desk.page.goto('/admin/ledger-accounts');
  for (const sum of ['$5,000.00', '$2,500.00'])
    await expect(owed.getByRole('cell', { name: sum, exact: true })).toBeVisible();

  // The last one is won: the owner owes it no longer.
  await sandbox.decideDispute(open, 'won');
  await panelReads(owner, id, { paid: '2,000', chargedBack: '2,500', available: '0' });
  await readDispute(desk, { name: /Kern/, view: 'console:desk.states.won', bearer: 'owner' });
  await desk.page.goto('/admin/ledger-accounts');
  await expect(owed.getByRole('cell', { name: '$5,000.00', exact: true })).toHaveCount(2);
  await cast.comeBack(walter);
  await walter.browser.page.goto('/investments');
  await expect(walter.browser.page.getByText(plan.name).first()).toBeVisible();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
