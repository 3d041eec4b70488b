import { OperatorBank } from '../../../actors/paying/bank.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { chooseWay, switchWay } from '../../../actors/paying/ways.js';
import { ask } from '../../../harness/api.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test } from '../../../harness/test.js';

test('a transfer comes short, is completed with too much, and the surplus waits for finance: the payer in Arabic on a telephone', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const [staff, finance, releaser, owner] = await Promise.all([
    cast.staff('first'),
    cast.hire('finance'),
    cast.hire('releaser'),
    cast.member('Olga', 'Brandt', 'campaign-owner'),
  ]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  await switchWay(stack, staff, 'Wire transfer', 'on');
  const bank = await OperatorBank.open(stack, finance.admin, releaser.admin);

  const { browser: salma, token } = await arabic.investor('Salma', 'Haddad', staff);
  const { page, say, checkScreen } = salma;
  await chooseWay(salma, campaign, '1000', 'wire');
  await expect(page).toHaveURL(/\/wire-transfer\//);
  await expect(page.getByRole('heading', { level: 1, name: say('web.invest:wire.title') })).toBeVisible();
  await checkScreen();
  const instructions = page.url();
  const id = instructions.split('/').at(-1) ?? '';
  const told = await ask<{ reference: string; total: number }>(stack.site, 'GET', `/wire-transfers/${id}`, { token });
  expect(told.total).toBe(102_000);
  await expect(page.getByText(told.reference)).toBeVisible();

  // Two fifths come: nothing is paid yet, and the page still waits.
  await bank.receive(told.reference, 40_800);
  await page.goto(instructions);
  await expect(page.getByText(told.reference)).toBeVisible();
  await expect(page.getByText(say('web.invest:wire.received.investment'))).toBeHidden();

  // The rest comes with a hundred too much: the investment is paid, and the surplus waits.
  await bank.receive(told.reference, 71_200);
  await lookAgain(salma, instructions, (glance) =>
    expect(page.getByText(say('web.invest:wire.received.investment'))).toBeVisible(glance),
  );
  await checkScreen();

  const desk = staff.browser;
  await desk.page.goto('/admin/bank-lines');
  await expect(desk.page.getByText('$100.00').first()).toBeVisible();
  await expect(desk.page.getByText(desk.say('console:banking.reasons.surplus')).first()).toBeVisible();
  await desk.checkScreen();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
