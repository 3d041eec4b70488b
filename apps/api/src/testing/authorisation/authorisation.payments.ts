import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../bank-account.js';
import { ACCOUNTS, NUMBERS, OWNER } from '../rails/second-wallets.js';
import {
  PEOPLE,
  SEES_CAMPAIGNS,
  SEES_INVESTMENTS,
  each,
  ownedBy,
  people,
  provider,
  readBy,
  type Row,
} from './authorisation.rows.js';

/** Payments, wallets, repayments and payouts. */
export const PAYMENT_ROWS: Readonly<Record<string, Row>> = {
  // Payments and wallet
  'POST /stripe/checkout-session': ownedBy('investor', 'investment', {
    inBody: 'id',
    body: { purpose: 'investment' },
  }),
  'GET /stripe/checkout-session/:sessionId': ownedBy('investor', 'session'),
  'POST /stripe/check-session': ownedBy('investor', 'session', { inBody: 'sessionId' }),
  'POST /stripe/check-payment': ownedBy('investor', 'investment', { inBody: 'id', body: { purpose: 'investment' } }),
  'POST /checkout': ownedBy('investor', 'investment', { inBody: 'id', body: { purpose: 'investment' } }),
  'POST /paypal/checkout': ownedBy('investor', 'investment', { inBody: 'id', body: { purpose: 'investment' } }),
  'POST /paypal/process': ownedBy('investor', 'session', { inBody: 'orderId' }),
  'GET /payment-rails': people(),
  'POST /stripe-connect': people(),
  'GET /stripe-connect': people(),
  'DELETE /stripe-connect/:id': ownedBy('owner', 'connectAccount'),
  'GET /stripe-connect/connection-url': people(),
  'GET /stripe-connect/notes': people(),
  'POST /ach/connect': people(),
  'GET /ach/accounts': people(),
  'DELETE /ach/accounts/:id': ownedBy('investor', 'doomedLinkedAccount'),
  'POST /ach/process': ownedBy('investor', 'linkedAccount', {
    inBody: 'accountId',
    body: { purpose: 'top_up', id: newId(), accepted: true },
  }),
  'GET /escrow/accounts': people(),
  'POST /escrow/link-card': people(),
  'POST /escrow/link-ach': people(),
  'DELETE /escrow/accounts/:id': ownedBy('investor', 'doomedEscrowLink'),
  'POST /escrow/process': ownedBy('investor', 'escrowLink', {
    inBody: 'accountId',
    body: { id: newId(), accepted: true },
  }),
  'POST /webhooks/:provider': provider,
  'POST /webhooks/:provider/:endpoint': provider,
  'GET /webhooks/:provider': provider,
  'GET /webhooks/:provider/:endpoint': provider,
  'GET /mangopay/wallet': people(),
  'POST /mangopay/wallet': people({}, { body: OWNER }),
  'POST /mangopay/topup': people({}, { body: { amount: 100, means: 'card' } }),
  'GET /mangopay/topup/:id': ownedBy('investor', 'secondTopUp'),
  'GET /mangopay/bank-accounts': people(),
  'POST /mangopay/bank-accounts': people({}, { body: ACCOUNTS.GB }),
  'DELETE /mangopay/bank-accounts/:id': ownedBy('investor', 'secondAccount'),
  'POST /mangopay/payout': people({}, { body: { amount: 100, bankAccountId: newId() } }),
  'POST /wallet': people({}, { body: { amount: 100, currency: 'USD' } }),
  'POST /wallet/card': ownedBy('investor', 'topUp', { inBody: 'preapprovalId' }),
  'POST /wallet/ach': ownedBy('investor', 'topUp', { inBody: 'preapprovalId' }),
  'POST /wallet/topup/:preapprovalId': ownedBy('investor', 'topUp'),
  'POST /wallet/topup/:preapprovalId/cancel': ownedBy('investor', 'topUp'),
  'POST /wallet/topup/:preapprovalId/return': ownedBy('investor', 'topUp'),
  'GET /wallet': people(),
  'GET /wallet/transactions': people(),
  'GET /wallet/preapproval/:id': ownedBy('investor', 'topUp'),
  'GET /wallet/transactions/:id': ownedBy('investor', 'walletEntry'),
  'POST /wallet/withdraw': people({}, { body: { amount: 100, currency: 'USD', ...BANK } }),
  'POST /wallet/withdraw-linked': ownedBy('investor', 'linkedAccount', {
    inBody: 'accountId',
    body: { amount: 100, currency: 'USD' },
  }),
  'POST /wallet/withdraw-payer': ownedBy('investor', 'payerAccount', {
    inBody: 'accountId',
    body: { amount: 100, currency: 'USD' },
  }),
  'GET /wallet/payer-accounts': people(),
  'POST /wallet/withdraw-abroad': people(
    {},
    { body: { amount: 100, currency: 'EUR', bank: 'Banque du Lac', ...NUMBERS.IBAN, ownerName: BANK.accountHolder } },
  ),
  'POST /wallet/withdraw-saved': ownedBy('investor', 'savedAccount', {
    inBody: 'accountId',
    body: { amount: 100, currency: 'USD' },
  }),
  'GET /wallet/bank-accounts': people(),
  'DELETE /wallet/bank-accounts/:id': ownedBy('investor', 'doomedSavedAccount'),
  'GET /wallet/withdrawals': people(),
  'POST /wallet/withdrawals/:id/cancel': ownedBy('investor', 'withdrawal'),

  // Repayments and payouts
  'GET /repayments/get-repayment/:campaignId': readBy('owner', SEES_CAMPAIGNS, 'liveCampaign'),
  'POST /repayments/create-repayment/:campaignId': ownedBy('owner', 'liveCampaign', {
    body: { rePaymentType: 'dividend', amount: 100, dueDate: '2027-01-04' },
  }),
  'POST /repayments/cancel-repayment/:repaymentId': ownedBy('owner', 'repayment'),
  'GET /repayments/overdue': people(),
  'PATCH /repayments/process-repayment/:repaymentId': ownedBy('owner', 'repayment'),
  'GET /repayments/get-single-repayment/:repaymentId': readBy('owner', SEES_INVESTMENTS, 'repayment'),
  'POST /repayments/online-repayment/:repaymentId': ownedBy('owner', 'repayment', {
    body: { transactionType: 'wallet' },
  }),
  // Nothing of it has been credited, so nobody has a receipt, not even its owner.
  'GET /repayments/receipt/:repaymentId': people({ ...each(PEOPLE, 404) }, { object: 'repayment' }),
  'POST /repayments/request-payout/:campaignId': ownedBy('owner', 'liveCampaign', { body: { amount: 100 } }),
  'GET /repayments/payouts/:campaignId': readBy('owner', ['finance'], 'liveCampaign'),
  // The payout's campaign belongs to nobody in this table: 404 for them.
  'POST /repayments/cancel-payout/:payoutId': people({ ...each(PEOPLE, 404) }, { object: 'payout' }),
};
