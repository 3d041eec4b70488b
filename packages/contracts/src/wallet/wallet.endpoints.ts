import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { CurrencyPageQuery, FormatQuery, WalletStatementQuery } from '../kernel/page-query.request.js';
import type { CheckoutSession } from '../payments/payments.replies.js';
import type { Preapproval } from './top-up.replies.js';
import type { WalletTransaction } from './wallet-transaction.reply.js';
import type { WalletDetail } from './wallet.replies.js';
import type { Withdrawal } from './withdrawal.replies.js';
import type { PayTopUpRequest, TopUpRequest, WithdrawRequest, WithdrawToLinkedRequest } from './wallet.requests.js';

interface PreapprovalParams {
  preapprovalId: string;
}

export const walletApi = {
  open: endpoint<{ body: TopUpRequest }, Preapproval>('POST', '/wallet', 'auth', { idempotent: true }),
  payByCard: endpoint<{ body: PayTopUpRequest }, CheckoutSession>('POST', '/wallet/card', 'auth', { idempotent: true }),
  payByAch: endpoint<{ body: PayTopUpRequest }, CheckoutSession>('POST', '/wallet/ach', 'auth', { idempotent: true }),
  confirm: endpoint<{ params: PreapprovalParams }, Preapproval>('POST', '/wallet/topup/:preapprovalId', 'auth'),
  /** Closes the card page of a top-up that was begun and left. */
  cancelTopUp: endpoint<{ params: PreapprovalParams }, Preapproval>(
    'POST',
    '/wallet/topup/:preapprovalId/cancel',
    'auth',
  ),
  /** SEC-14: the rest of a top-up is returned to its card. */
  returnTopUp: endpoint<{ params: PreapprovalParams }, Preapproval>(
    'POST',
    '/wallet/topup/:preapprovalId/return',
    'auth',
    {
      idempotent: true,
      stepUp: true,
    },
  ),
  detail: endpoint<{ query: CurrencyPageQuery }, WalletDetail>('GET', '/wallet', 'auth'),
  /** `format=csv` gives the whole statement. */
  transactions: endpoint<{ query: WalletStatementQuery }, Page<WalletTransaction>>(
    'GET',
    '/wallet/transactions',
    'auth',
  ),
  /** One entry of the statement, by its `transactionId`; `format=pdf` gives a confirmation. */
  transaction: endpoint<{ params: IdParams; query: FormatQuery }, WalletTransaction>(
    'GET',
    '/wallet/transactions/:id',
    'auth',
  ),
  preapproval: endpoint<{ params: IdParams; query: FormatQuery }, Preapproval>(
    'GET',
    '/wallet/preapproval/:id',
    'auth',
  ),
  withdraw: endpoint<{ body: WithdrawRequest }, Withdrawal>('POST', '/wallet/withdraw', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  withdrawToLinked: endpoint<{ body: WithdrawToLinkedRequest }, Withdrawal>('POST', '/wallet/withdraw-linked', 'auth', {
    idempotent: true,
    stepUp: true,
  }),
  withdrawals: endpoint<{ query: CurrencyPageQuery }, Page<Withdrawal>>('GET', '/wallet/withdrawals', 'auth'),
  cancelWithdrawal: endpoint<{ params: IdParams }, Withdrawal>('POST', '/wallet/withdrawals/:id/cancel', 'auth'),
};
