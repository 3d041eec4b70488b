import { pick } from '../account.js';
import { goToPayment } from '../investing-steps.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, type Visitor } from '../../harness/test.js';

/** Opens a way to pay where the console lists them. */
export async function openWay({ page, say, checkScreen }: Visitor, name: string): Promise<void> {
  await page.goto('/admin/content/payment-gateway');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('switch', { name: say('console:content.offered') }).click();
  await page.getByRole('button', { name: say('console:content.save'), exact: true }).click();
  await expect(page.getByText(say('console:content.unsaved'))).toBeHidden();
  await checkScreen();
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
