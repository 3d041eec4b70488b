import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page, PageQuery } from '../kernel/envelope.js';
import type { CheckoutSession } from '../payments/payments.replies.js';
import type { Preapproval, WalletDetail, WalletTransaction, Withdrawal } from './wallet.replies.js';
import type { PayTopUpRequest, TopUpRequest, WithdrawRequest } from './wallet.requests.js';

interface CurrencyQuery {
  /** ISO 4217 code; the site's own currency unless told. */
  currencyId?: string;
}
interface PreapprovalParams {
  preapprovalId: string;
}

export const walletApi = {
  open: endpoint<{ body: TopUpRequest }, Preapproval>('POST', '/wallet', 'auth', { idempotent: true }),
  payByCard: endpoint<{ body: PayTopUpRequest }, CheckoutSession>('POST', '/wallet/card', 'auth', { idempotent: true }),
  confirm: endpoint<{ params: PreapprovalParams }, Preapproval>('POST', '/wallet/topup/:preapprovalId', 'auth'),
  detail: endpoint<{ query: CurrencyQuery }, WalletDetail>('GET', '/wallet', 'auth'),
  transactions: endpoint<{ query: CurrencyQuery & PageQuery }, Page<WalletTransaction>>(
    'GET',
    '/wallet/transactions',
    'auth',
  ),
  preapproval: endpoint<{ params: IdParams }, Preapproval>('GET', '/wallet/preapproval/:id', 'auth'),
  withdraw: endpoint<{ body: WithdrawRequest }, Withdrawal>('POST', '/wallet/withdraw', 'auth', { idempotent: true }),
};
