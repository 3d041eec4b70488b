import { pick } from '../../../actors/account.js';
import { equityPlan } from '../../../actors/plans.js';
import { PreparedCast, type PreparedActor } from '../../../actors/prepared-cast.js';
import {
  booksHold,
  cancelPaid,
  giveUpClearing,
  isTold,
  paymentOf,
  receiptOf,
  receiptReads,
} from '../../../actors/paying/outcomes.js';
import { comesToBeReceived, lookAtWay, switchWay } from '../../../actors/paying/ways.js';
import { lookAgain } from '../../../harness/look-again.js';
import type { Stack } from '../../../harness/stack.js';
import { expect, type Visitor, type VisitorOptions } from '../../../harness/test.js';

/** What becomes of a debit: paid, returned for want of money, or paid and taken back as unauthorised. */
export type Ending = 'good' | 'empty' | 'disputed';

/** A way to pay by which a bank is asked, and answers within days. */
export interface DebitWay {
  way: string;
  /** Where the console lists it. */
  rows: readonly string[];
  /** Of the bank's answer, with a weekend. */
  answerDays: number;
  /** From the answer to the day on which the bank takes the money back. */
  disputeDays: number;
  /** Pays on the open payment page, on which the way is chosen. */
  pay(visitor: Visitor, ending: Ending): Promise<void>;
  /** Begins to pay, and goes away before anything is agreed. */
  leave(visitor: Visitor, payment: string): Promise<void>;
  /** Tries to pay the same in a tab that was opened before. */
  payAgain(tab: Visitor): Promise<void>;
}

const NAME = 'Quiet Mill';
const AMOUNT = '$500.00';

const isClearing = ({ page, say }: Visitor): Promise<void> =>
  expect(page.getByRole('heading', { name: say('web.invest:payment.clearingTitle') })).toBeVisible({ timeout: 30_000 });

/**
 * Three people pay by a debit: one has it declined, leaves, pays in two tabs at once and cancels; one gives up the place
 * meanwhile; one has the bank take the money back.
 */
export async function walkDebits(
  stack: Stack,
  open: (options?: VisitorOptions) => Promise<Visitor>,
  { way, rows, answerDays, disputeDays, pay, leave, payAgain }: DebitWay,
): Promise<void> {
  const cast = new PreparedCast(stack, open);
  const [staff, owner] = await Promise.all([cast.staff('first'), cast.member('Olga', 'Brandt', 'campaign-owner')]);
  const campaign = await cast.openCampaign(owner, await equityPlan(stack, NAME, 'flexible'), staff);
  const campaignPage = await cast.pageOf(owner, campaign);
  for (const row of rows) await switchWay(stack, staff, row, 'on');
  await stack.sandbox.fundProvider(500_000);
  const [ida, walter, carla] = [
    await cast.investor('Ida', 'Lund', staff),
    await cast.investor('Walter', 'Kern', staff),
    await cast.investor('Carla', 'Reyes', staff),
  ];
  const begin = async ({ browser }: PreparedActor, ending: Ending): Promise<string> => {
    await lookAtWay(browser, campaign, '500', way);
    const receipt = receiptOf(browser);
    await pay(browser, ending);
    await isClearing(browser);
    await browser.checkScreen();
    return receipt;
  };
  const [hers, his, theirs] = [await begin(ida, 'empty'), await begin(walter, 'good'), await begin(carla, 'disputed')];
  // A day later it can no longer be stopped.
  await stack.sandbox.passDays(1);
  await cast.comeBack(walter);
  await giveUpClearing(walter.browser, campaignPage);

  // The banks answer: one has too little, one pays for a place that was given up, one pays.
  await stack.sandbox.passDays(answerDays - 1);
  for (const person of [ida, walter, carla]) await cast.comeBack(person);
  const { page, say } = ida.browser;
  const payment = paymentOf(hers);
  await lookAgain(ida.browser, payment, (glance) =>
    expect(page.getByText(say('web.invest:fail.why.bankFunds'))).toBeVisible(glance),
  );
  await ida.browser.checkScreen();
  await receiptReads(walter.browser, his, { state: 'cancelled', amount: AMOUNT, name: NAME });
  await comesToBeReceived(carla.browser, theirs);

  // She begins again and leaves; then pays, and once more in the tab beside, where nothing is taken.
  await leave(ida.browser, payment);
  await page.goto(payment);
  await pick(ida.browser, way);
  const beside = await ida.browser.newTab();
  await beside.page.goto(payment);
  await pick(beside, way);
  await pay(ida.browser, 'good');
  await isClearing(ida.browser);
  ida.browser.watch.allow(/\/(checkout|ach\/process)\b/); // refused: the bank is deciding
  await payAgain(beside);
  const refused = beside.page.getByText(say('errors:payment.clearing'));
  await expect(
    refused.or(beside.page.getByRole('heading', { name: say('web.invest:payment.clearingTitle') })).first(),
  ).toBeVisible();
  await beside.page.close();
  await stack.sandbox.passDays(answerDays);
  for (const person of [ida, walter, carla]) await cast.comeBack(person);
  await comesToBeReceived(ida.browser, hers);
  // What came for the place that was given up has gone back.
  await isTold(walter.browser, 'payment_returned', { amount: AMOUNT });

  await cancelPaid(ida.browser, hers, AMOUNT);
  await receiptReads(ida.browser, hers, { state: 'refunding', amount: AMOUNT });
  await stack.sandbox.passSlowly(disputeDays - answerDays);
  for (const person of [ida, carla]) await cast.comeBack(person);
  await receiptReads(ida.browser, hers, { state: 'refunded', amount: AMOUNT });
  await ida.browser.checkScreen();
  await receiptReads(carla.browser, theirs, { state: 'refunded_bank', amount: AMOUNT });
  await carla.browser.checkScreen();
  await booksHold(stack);
}
