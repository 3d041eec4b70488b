import { bankDestination } from '../../modules/wallet/saved-accounts/bank-destination.js';
import { SavedAccounts } from '../../modules/wallet/saved-accounts/saved-accounts.service.js';
import { BANK } from '../bank-account.js';
import type { TestApp } from '../test-app.js';

/** An account that somebody has saved for withdrawals. */
export async function aSavedAccountOf(t: TestApp, userId: string, accountNumber: string): Promise<string> {
  const account = { ...BANK, amount: 100n, currency: 'USD', accountNumber, confirmAccountNumber: accountNumber };
  const accounts = t.get(SavedAccounts);
  await t.db.inTx((tx) => accounts.save(tx, userId, bankDestination(account)));
  const saved = await accounts.of(userId);
  return saved.find(({ last4 }) => last4 === accountNumber.slice(-4))?.id ?? '';
}
