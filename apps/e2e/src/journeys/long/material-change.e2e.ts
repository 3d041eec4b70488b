import { decide } from '../../actors/console.js';
import { dateIn, equityPlan } from '../../actors/plans.js';
import { PreparedCast, type PreparedActor } from '../../actors/prepared-cast.js';
import { investFromWallet, topUpByCard } from '../../actors/prepared-money.js';
import { fitsWindow } from '../../actors/slow.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

const STAKE = 100_000;
/** Five business days, with a weekend and a holiday among them at most. */
const LONG_ENOUGH = 10;
const reason = 'The yard needs two more weeks for the hull, so that we ask for two more weeks as well.';

test('S-02 the terms change: one investor confirms, one leaves, one is silent and gets the money back', async ({
  stack,
  visitor,
}) => {
  const plan = await equityPlan(stack, 'Slow Ferry', 'fixed');
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  const owner = await cast.member('Olga', 'Brandt', 'campaign-owner');
  const id = await cast.openCampaign(owner, plan, staff);
  const invest = async (person: PreparedActor): Promise<string> => {
    await topUpByCard(stack, person, STAKE);
    return investFromWallet(stack, person, { campaign: id, amount: STAKE });
  };
  const arabic = new PreparedCast(stack, visitor, { language: 'ar', viewport: { width: 390, height: 844 } });
  const [walter, carla] = [await cast.investor('Walter', 'Kern', staff), await cast.investor('Carla', 'Reyes', staff)];
  const salma = await arabic.investor('Salma', 'Haddad', staff);
  const confirmed = await invest(walter);
  await invest(carla);
  const silent = await invest(salma);

  // The owner extends the deadline, and sees what that causes before it is sent.
  const { page: desk, say } = owner.browser;
  await desk.goto(`/campaign-dashboard/terms/${id}`);
  await owner.browser.checkScreen();
  await desk.getByLabel(say('web.terms:fields.closingDate'), { exact: true }).fill(await dateIn(stack, 44));
  await desk.getByRole('button', { name: say('web.terms:own.preview') }).click();
  await expect(desk.getByLabel(say('web.terms:own.reason'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await desk.getByLabel(say('web.terms:own.reason'), { exact: true }).fill(reason);
  await desk.getByRole('button', { name: say('web.terms:own.preview') }).click();
  await expect(desk.getByText('3 investors with $3,000.00')).toBeVisible();
  await owner.browser.checkScreen();
  await desk.getByRole('button', { name: say('web.terms:own.send') }).click();
  await expect(desk.getByText(say('web.terms:own.states.proposed.title'))).toBeVisible();

  await decide(staff.browser, {
    area: 'console:nav.campaign-changes',
    row: plan.name,
    decision: 'console:changes.approve',
  });

  // One finds it in the portfolio and confirms; another leaves, and has the money in the wallet at once.
  const { page: his } = walter.browser;
  await lookAgain(walter.browser, '/investments', async (glance) => {
    await expect(his.getByRole('link', { name: say('web.terms:waiting.see') })).toBeVisible(glance);
  });
  await his.getByRole('link', { name: say('web.terms:waiting.see') }).click();
  await expect(his.getByText(reason)).toBeVisible();
  await walter.browser.checkScreen();
  await his.getByRole('button', { name: 'Confirm $1,000.00' }).click();
  await expect(his.getByRole('heading', { level: 1 })).toHaveText(say('web.terms:answer.standing.confirmed.title'));

  const { page: hers } = carla.browser;
  await hers.goto('/investments');
  await hers.getByRole('link', { name: say('web.terms:waiting.see') }).click();
  await hers.getByRole('button', { name: 'Cancel and return $1,000.00' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Cancel and return $1,000.00' }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(say('web.terms:answer.standing.cancelled.title'));
  await hers.goto('/settings/wallet');
  await expect(hers.getByText('$1,000.00').filter({ visible: true }).first()).toBeVisible();

  // The third reads it on a phone, in Arabic, and does nothing.
  const { page: phone, say: inArabic } = salma.browser;
  await phone.goto(`/reconfirm/${silent}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(inArabic('web.terms:answer.standing.open.title'));
  await salma.browser.checkScreen();
  expect(await fitsWindow(salma.browser)).toBe(true);
  await stack.sandbox.passDays(LONG_ENOUGH);
  await arabic.comeBack(salma);
  await lookAgain(salma.browser, `/reconfirm/${silent}`, async (glance) => {
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      inArabic('web.terms:answer.standing.lapsed.title'),
      glance,
    );
  });
  await phone.goto('/settings/wallet');
  await expect(phone.getByText('$1,000.00').filter({ visible: true }).first()).toBeVisible();

  await cast.comeBack(walter);
  await his.goto(`/receipt/${confirmed}`);
  await expect(his.getByText('$1,000.00').filter({ visible: true }).first()).toBeVisible();
  await cast.comeBack(owner);
  await lookAgain(owner.browser, `/campaign-dashboard/terms/${id}`, async (glance) => {
    await expect(desk.getByText(say('web.terms:own.states.closed.title'))).toBeVisible(glance);
  });
  await expect(desk.getByRole('row', { name: /1 \$1,000\.00/u })).toHaveCount(3);
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
