import { expect, type Visitor } from '../harness/test.js';
import type { Stack } from '../harness/stack.js';
import { fill, proveItIsMe, type Person } from './account.js';

/** Opens the wallet where money leaves it. */
export async function openWithdrawal({ page, say }: Visitor): Promise<void> {
  await page.goto('/settings/wallet');
  await page
    .locator('label')
    .filter({ hasText: say('web.wallet:withdraw') })
    .click();
}

/** Asks for money to be sent to a bank account, and proves to be there (SEC-14). */
export async function withdraw(
  visitor: Visitor,
  stack: Stack,
  who: Person,
  { amount, account }: { amount: string; account: string },
): Promise<void> {
  const { page, say, checkScreen, watch } = visitor;
  await openWithdrawal(visitor);
  await expect(page.getByRole('form', { name: say('web.wallet:withdraw') })).toBeVisible();
  await page.locator('form input[inputmode="decimal"]').fill(amount);
  await fill(visitor, {
    bankName: 'Quay Bank',
    routingNumber: '110000000',
    accountNumber: account,
    confirmAccountNumber: account,
  });
  await checkScreen();
  watch.allow(/\/wallet\/withdraw/); // refused until the proof is given
  await page
    .getByRole('form', { name: say('web.wallet:withdraw') })
    .getByRole('button')
    .last()
    .click();
  await proveItIsMe(visitor, stack, who);
}
