import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { SavedBankAccount } from './saved-accounts.replies.js';
import type { WithdrawAbroadRequest, WithdrawToSavedRequest } from './saved-accounts.requests.js';
import type { Withdrawal } from './withdrawal.replies.js';

/** Bank accounts that people have saved for withdrawals, and those abroad; the first screen does not load them. */
export const savedAccountsApi = {
  list: endpoint<object, SavedBankAccount[]>('GET', '/wallet/bank-accounts', 'auth'),
  remove: endpoint<{ params: IdParams }, SavedBankAccount>('DELETE', '/wallet/bank-accounts/:id', 'auth'),
  withdraw: endpoint<{ body: WithdrawToSavedRequest }, Withdrawal>('POST', '/wallet/withdraw-saved', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  withdrawAbroad: endpoint<{ body: WithdrawAbroadRequest }, Withdrawal>('POST', '/wallet/withdraw-abroad', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
};
