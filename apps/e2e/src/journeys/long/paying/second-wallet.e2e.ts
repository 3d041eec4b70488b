import { changeSettings } from '../../../actors/laws/laws.js';
import { booksHold, isTold } from '../../../actors/paying/outcomes.js';
import { PreparedCast } from '../../../actors/prepared-cast.js';
import { lookAgain } from '../../../harness/look-again.js';
import { expect, test, type Visitor } from '../../../harness/test.js';

const WALLET = '/settings/mango-pay';

/** Asks for a top-up by a card or a transfer; a nervous finger presses twice. */
async function begin({ page, say, checkScreen }: Visitor, amount: string, means: 'card' | 'wire'): Promise<void> {
  await page.goto(WALLET);
  const form = page.getByRole('form', { name: say('web.emoney:topUp.title') });
  await form.locator('input[inputmode="decimal"]').fill(amount);
  await form.locator(`input[type="radio"][value="${means}"]`).check({ force: true });
  await checkScreen();
  await form.locator('button[type="submit"]').dblclick();
}

/** On the provider's page, whose bank answers so. */
async function answer({ page }: Visitor, ending: string): Promise<void> {
  await page.locator(`input[name="ending"][value="${ending}"]`).check();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/mangopay-topup-receipt/);
}

test('a second wallet is filled by card and by transfer, is declined, left, filled late, and refunded', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const staff = await cast.staff('first');
  await changeSettings(stack, staff, { mangoPayModule: 'yes' });
  const ida = await cast.investor('Ida', 'Lund', staff);
  const { browser } = ida;
  const { page, say, checkScreen } = browser;
  const title = (state: string, named: Record<string, string>) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`web.emoney:receipt.title.${state}`, named), {
      timeout: 30_000,
    });
  const holds = (amount: string) =>
    lookAgain(browser, WALLET, (glance) => expect(page.getByText(amount).first()).toBeVisible(glance));

  // She opens it, and is told who confirms her to its keeper.
  await page.goto(WALLET);
  await page.locator('[name="dateOfBirth"]').fill('1984-03-12');
  await page.locator('[name="nationality"]').selectOption('FR');
  await page.locator('[name="countryOfResidence"]').selectOption('FR');
  await page.locator('[name="termsAccepted"]').check();
  await checkScreen();
  await page.getByRole('button', { name: say('web.emoney:open.act') }).click();
  await expect(page.getByText(say('web.emoney:identity.providerText'))).toBeVisible();
  await checkScreen();

  await begin(browser, '50', 'card');
  await answer(browser, 'declined');
  await title('failed', { amount: '€50.00' });
  await checkScreen();

  await begin(browser, '60', 'card');
  await expect(page.locator('button[value="leave"]')).toBeVisible();
  await begin(browser, '250', 'card');
  await answer(browser, 'accepted');
  await title('received', { received: '€250.00' });
  await checkScreen();
  await holds('€250.00');

  // A transfer that is a little short counts with what came.
  await begin(browser, '400', 'wire');
  await title('wire', { amount: '€400.00' });
  const transfer = page.url();
  await stack.sandbox.arriveAtMangopay(39_000);
  await lookAgain(browser, transfer, () => title('receivedOther', { received: '€390.00' }));
  await checkScreen();
  await holds('€640.00');

  // Nobody hears of a card that is paid; the product asks, and finds it; the page that was left has ended.
  await begin(browser, '70', 'card');
  await expect(page.locator('button[value="leave"]')).toBeVisible();
  await stack.sandbox.loseMessages();
  await page.locator('input[name="ending"][value="accepted"]').check();
  await page.locator('button[value="leave"]').click();
  await expect(page.locator('button[value="leave"]')).toBeHidden();
  await stack.sandbox.passDays(1 / 24);
  await stack.sandbox.bringBack();
  await holds('€710.00');
  await checkScreen();

  // What its keeper gives back is no longer there.
  await stack.sandbox.refundAtMangopay(25_000);
  await stack.sandbox.passDays(1 / 24);
  await isTold(browser, 'second_wallet_refunded', {});
  await holds('€460.00');
  await booksHold(stack);
});
