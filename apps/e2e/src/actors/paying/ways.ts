import { pick } from '../account.js';
import { proveInConsole } from '../console.js';
import { goToPayment } from '../investing-steps.js';
import type { PreparedStaff } from '../prepared-cast.js';
import { lookAgain } from '../../harness/look-again.js';
import type { Stack } from '../../harness/stack.js';
import { expect, type Visitor } from '../../harness/test.js';

/**
 * Switches a way to pay in the settings, by its name in the console. SEC-14: with a code, where one is asked for, after
 * which the session goes on under another token.
 */
export async function switchWay(stack: Stack, staff: PreparedStaff, name: string, to: 'on' | 'off'): Promise<void> {
  const { browser, admin } = staff;
  const { page, say, checkScreen, watch } = browser;
  await page.goto('/admin/settings/payments');
  const act = say(`console:settings.ways.switch_${to}`);
  await page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('button', { name: act, exact: true })
    .click();
  const question = page.getByRole('dialog', { name: say(`console:settings.ways.switch_${to}_title`, { name }) });
  await question.getByRole('textbox').fill('Agreed with the provider');
  await checkScreen();
  watch.allow(/\/admin\/ways-to-pay/); // refused until the proof is given
  await question.getByRole('button', { name: act, exact: true }).click();
  const done = page.getByText(say(`console:settings.ways.switch_${to}_done`, { name }));
  const asked = page.getByRole('dialog', { name: say('console:step_up.title') });
  await expect(done.or(asked).first()).toBeVisible();
  if (await asked.isVisible()) await proveInConsole(browser, { stack, admin });
  await expect(done).toBeVisible();
  await checkScreen();
  staff.token = (await page.evaluate(() => localStorage.getItem('cairn.console.token'))) ?? staff.token;
}

/** Reserves an amount and looks at a way to pay. */
export async function lookAtWay(visitor: Visitor, campaign: string, amount: string, way: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`/invest/${campaign}`);
  await page.locator('form input[inputmode="decimal"]').fill(amount);
  await goToPayment(visitor);
  await pick(visitor, way);
  await visitor.checkScreen();
}

/** Presses the button that pays. */
export const pressPay = ({ page }: Visitor): Promise<void> => page.locator('main button[data-variant]').last().click();

/** The same, and pays in that way. */
export async function chooseWay(visitor: Visitor, campaign: string, amount: string, way: string): Promise<void> {
  await lookAtWay(visitor, campaign, amount, way);
  await pressPay(visitor);
}

/** The receipt says that the money is there. */
export const isReceived = async ({ page, say, checkScreen }: Visitor): Promise<void> => {
  await expect(page).toHaveURL(/\/receipt\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: say('web.invest:receipt.paper.received') })).toBeVisible();
  await checkScreen();
};

/** The same of a receipt that is opened again until the work behind it is done. */
export async function comesToBeReceived(visitor: Visitor, receipt: string): Promise<void> {
  const words = visitor.say('web.invest:receipt.paper.received');
  await lookAgain(visitor, receipt, (glance) =>
    expect(visitor.page.getByRole('heading', { name: words })).toBeVisible(glance),
  );
  await isReceived(visitor);
}
