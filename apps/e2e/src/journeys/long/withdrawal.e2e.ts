import { decide } from '../../actors/console.js';
import { revealAccount } from '../../actors/finance.js';
import { PreparedCast } from '../../actors/prepared-cast.js';
import { topUpByCard } from '../../actors/prepared-money.js';
import { openWithdrawal, withdraw } from '../../actors/wallet.js';
import { lookAgain } from '../../harness/look-again.js';
import { expect, test } from '../../harness/test.js';

const ACCOUNT = '000123456789';
/** Days that money from a card stays in a wallet, by the site's setting. */
const CARD_DAYS = 120;
/** Days until money goes to an account that was not used before. */
const NEW_ACCOUNT_DAYS = 3;

test('a bank returns a withdrawal: the money is in the wallet again, and its owner is notified', async ({
  stack,
  visitor,
}) => {
  const cast = new PreparedCast(stack, visitor);
  const [staff, finance] = await Promise.all([cast.staff('first'), cast.hire('finance')]);
  const walter = await cast.investor('Walter', 'Kern', staff);
  const { page, say, checkScreen } = walter.browser;
  await topUpByCard(stack, walter, 50_000);

  // Card money stays for its dispute window: the page explains it, and shows no form until then.
  await openWithdrawal(walter.browser);
  await expect(page.getByText(say('web.wallet:limits.card_other', { count: String(CARD_DAYS) }))).toBeVisible();
  await expect(page.getByRole('form', { name: say('web.wallet:withdraw') })).toHaveCount(0);
  await checkScreen();

  await stack.sandbox.passDays(CARD_DAYS + 1);
  await cast.comeBack(walter);
  await withdraw(walter.browser, stack, walter.who, { amount: '200', account: ACCOUNT });
  await expect(page.getByText(say('web.wallet:withdrawnOne', { amount: '$200.00' }))).toBeVisible();
  await expect(page.getByText(say('web.wallet:withdrawals.cools'))).toBeVisible();
  await checkScreen();

  await stack.sandbox.passDays(NEW_ACCOUNT_DAYS);
  const desk = finance.browser;
  await cast.comeBackToConsole(finance);
  const place = { area: 'console:nav.withdrawals', row: /Kern/ };
  await revealAccount(desk, place, ACCOUNT, { stack, admin: finance.admin });
  await decide(desk, {
    ...place,
    decision: 'console:withdrawals.send',
    parameters: { amount: '$200.00' },
    text: 'QB-2031-77',
  });

  await cast.comeBack(walter);
  await lookAgain(walter.browser, '/settings/wallet', (glance) =>
    expect(page.getByText('QB-2031-77')).toBeVisible(glance),
  );
  await expect(page.getByText('$300.00').first()).toBeVisible();

  // The bank of the investor does not take it.
  await decide(desk, {
    ...place,
    view: 'console:states.withdrawal.sent',
    decision: 'console:withdrawals.fail',
    text: 'The account is closed.',
  });
  await expect(desk.page.getByText(desk.say('console:withdrawals.failed_because'))).toBeVisible();

  const title = say('web.notifications:kinds.withdrawal_failed.title');
  await lookAgain(walter.browser, '/notifications', (glance) =>
    expect(page.getByText(title).first()).toBeVisible(glance),
  );
  await page.goto('/settings/wallet');
  await expect(page.getByText(say('web.wallet:withdrawals.failed'))).toBeVisible();
  await expect(page.getByText('The account is closed.')).toBeVisible();
  await expect(page.getByText(say('web.wallet:event.withdrawal_returned'))).toBeVisible();
  await expect(page.getByText('$500.00').first()).toBeVisible();
  await checkScreen();
  expect(await stack.cli('ledger', 'verify')).toContain('Every invariant of the ledger holds.');
});
