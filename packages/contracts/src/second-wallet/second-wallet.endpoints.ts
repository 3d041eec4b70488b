import type { BankAccountRequest } from '../bank/bank-account.request.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import type { AdminSecondWalletEntry } from './second-wallet-desk.reply.js';
import type { SecondBankAccount, SecondPayout, SecondTopUp, SecondWallet } from './second-wallet.replies.js';
import type { OpenSecondWalletRequest, SecondPayoutRequest, SecondTopUpRequest } from './second-wallet.requests.js';

/** A wallet that a provider keeps for the caller, beside the platform's own. */
export const secondWalletApi = {
  wallet: endpoint<object, SecondWallet>('GET', '/mangopay/wallet', 'auth'),
  open: endpoint<{ body: OpenSecondWalletRequest }, SecondWallet>('POST', '/mangopay/wallet', 'auth'),
  topUp: endpoint<{ body: SecondTopUpRequest }, SecondTopUp>('POST', '/mangopay/topup', 'auth', { idempotent: true }),
  /** `format=pdf` gives its receipt. */
  readTopUp: endpoint<{ params: IdParams; query: FormatQuery }, SecondTopUp>('GET', '/mangopay/topup/:id', 'auth'),
  accounts: endpoint<object, SecondBankAccount[]>('GET', '/mangopay/bank-accounts', 'auth'),
  addAccount: endpoint<{ body: BankAccountRequest }, SecondBankAccount>('POST', '/mangopay/bank-accounts', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  removeAccount: endpoint<{ params: IdParams }, SecondBankAccount>('DELETE', '/mangopay/bank-accounts/:id', 'auth'),
  payOut: endpoint<{ body: SecondPayoutRequest }, SecondPayout>('POST', '/mangopay/payout', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  /** What went in and out of all second wallets, for finance. */
  adminEntries: endpoint<{ query: AdminListQuery }, AdminPage<AdminSecondWalletEntry>>(
    'GET',
    '/admin/second-wallet-entries',
    'withdrawals.read',
  ),
};
