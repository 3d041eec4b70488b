import { pick } from '../../../actors/account.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { booksHold, cancelPaid, paymentOf, receiptOf, receiptReads } from '../../../actors/paying/outcomes.js';
import { comesToBeReceived, lookAtWay, switchWay } from '../../../actors/paying/ways.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test, type Visitor } from '../../../harness/test.js';
import { walkDebits, type Ending } from './debit-story.js';

/** What the agent's page calls them. */
const ENDINGS: Readonly<Record<Ending, string>> = { good: 'settles', empty: 'R01', disputed: 'R10_late' };
const ROWS = ['Bank account, held in escrow', 'Card, held in escrow'];

const button = ({ page, say }: Visitor, key: string) => page.getByRole('button', { name: say(key), exact: true });

/** Opens the agent's page in its own tab, where somebody may do something. */
async function atAgent(payer: Visitor, rail: string, work?: (page: Visitor['page']) => Promise<void>): Promise<void> {
  const { page, say } = payer;
  const toPage = page.getByRole('link', { name: say('web.invest:escrow.toPage'), exact: true });
  const begin = button(payer, `web.invest:escrow.link.${rail}`);
  await expect(toPage.or(begin)).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  const [agent] = await Promise.all([page.context().waitForEvent('page'), toPage.click()]);
  await expect(agent.getByRole('combobox')).toBeVisible();
  await work?.(agent);
  await agent.close();
  await button(payer, 'web.invest:escrow.again').click();
}

/** Links what ends so, in place of what was linked before, and allows the payment. */
async function link(payer: Visitor, rail: string, ending: string): Promise<void> {
  const { page, say, checkScreen } = payer;
  const unlink = button(payer, 'web.invest:escrow.unlink');
  const other = page.getByText(say('web.invest:escrow.notLinked'));
  await expect(unlink.or(other)).toBeVisible();
  if (await unlink.isVisible()) await unlink.click();
  await expect(other).toBeVisible();
  await atAgent(payer, rail, async (agent) => {
    await agent.getByRole('combobox').selectOption(ending);
    await agent.getByRole('button').click();
    await expect(agent.getByText('It is linked')).toBeVisible();
  });
  await page.locator('main input[type="checkbox"]').check();
  await checkScreen();
}

test('escrow: bank debits are declined, left, agreed to twice, cancelled, given up too late and taken back', ({
  stack,
  visitor,
}) =>
  walkDebits(stack, visitor, {
    way: 'north_ach',
    rows: ROWS,
    answerDays: 7,
    disputeDays: 21,
    pay: async (payer, ending) => {
      await link(payer, 'north_ach', ENDINGS[ending]);
      // Pressed twice by a nervous finger.
      await payer.page.locator('main button[data-variant]').last().dblclick();
    },
    // She opens the agent's page, closes it, and says that she has linked something: nothing is.
    leave: async (payer, payment) => {
      await payer.page.goto(payment);
      await pick(payer, 'north_ach');
      await button(payer, 'web.invest:escrow.unlink').click();
      await atAgent(payer, 'north_ach');
      await expect(payer.page.getByText(payer.say('web.invest:escrow.nothingYet'))).toBeVisible();
      await payer.checkScreen();
    },
    payAgain: async (tab) => {
      await tab.page.reload();
    },
  }));

test('escrow: a card is declined, is replaced and pays, and what was paid is cancelled and comes back', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, 'Quiet Mill', 'flexible'), staff);
  for (const row of ROWS) await switchWay(stack, staff, row, 'on');
  const ida = await cast.investor('Ida', 'Lund', staff);
  const { browser } = ida;
  const { page, say } = browser;
  const amount = '$500.00';
  await lookAtWay(browser, campaign, '500', 'north_card');
  const receipt = receiptOf(browser);
  const pay = async (ending: string): Promise<void> => {
    await link(browser, 'north_card', ending);
    await page.locator('main button[data-variant]').last().dblclick();
  };
  const clearing = page.getByRole('heading', { name: say('web.invest:payment.clearingTitle') });

  await pay('declined');
  const declined = page.getByText(say('web.invest:fail.why.declined'));
  await expect(clearing.or(declined).first()).toBeVisible();
  await stack.sandbox.passDays(3);
  await cast.comeBack(ida);
  await lookAgain(browser, paymentOf(receipt), (glance) => expect(declined).toBeVisible(glance));
  await browser.checkScreen();

  await pick(browser, 'north_card');
  await pay('settles');
  await expect(clearing).toBeVisible();
  await stack.sandbox.passDays(3);
  await cast.comeBack(ida);
  await comesToBeReceived(browser, receipt);
  await cancelPaid(browser, receipt, amount);
  await stack.sandbox.passSlowly(14);
  await cast.comeBack(ida);
  await receiptReads(browser, receipt, { state: 'refunded', amount });
  await booksHold(stack);
});
