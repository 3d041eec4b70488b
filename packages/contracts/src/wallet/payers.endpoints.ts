import { endpoint } from '../kernel/endpoint.js';
import type { WithdrawToPayerRequest } from './wallet.requests.js';
import type { PayerAccount, Withdrawal } from './withdrawal.replies.js';

/** Withdrawals to accounts at providers from which people have paid; the first screen does not load them. */
export const payersApi = {
  withdraw: endpoint<{ body: WithdrawToPayerRequest }, Withdrawal>('POST', '/wallet/withdraw-payer', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  /** Those to which the caller's money can go. */
  accounts: endpoint<object, PayerAccount[]>('GET', '/wallet/payer-accounts', 'auth'),
};
