import { BANK } from '../bank-account.js';
import { ACCOUNT_ROWS } from './authorisation.account.js';
import { AGREEMENT_ROWS } from './authorisation.agreements.js';
import { CAMPAIGN_ROWS } from './authorisation.campaigns.js';
import { CAMPAIGN_FILE_ROWS } from './authorisation.campaign-files.js';
import { INVESTING_ROWS } from './authorisation.investing.js';
import { SCREENING_ROWS } from './authorisation.screening.js';
import { CONTENT_AUTHORISATION } from './authorisation.content.js';
import { CLOCK_ROWS } from './authorisation.clock.js';
import { COMMUNICATION } from './authorisation.communication.js';
import {
  ADMINS,
  NOBODY,
  PEOPLE,
  SEES_CAMPAIGNS,
  all,
  admins,
  bySecret,
  each,
  everyone,
  ownedBy,
  people,
  provider,
  readBy,
  type Row,
} from './authorisation.rows.js';

/**
 * Who may call what: one row for every call of the API, written down apart from the code that decides it. A call
 * without a row fails the suite, and so does a row without a call.
 */

/** Roles that may see who invested in a campaign. */
const SEES_INVESTMENTS = ['compliance', 'finance'] as const;

const reason = { reason: 'Not as described' };
/** Of an earlier version: callers with access get an error that says so. */
const read = { version: 'earlier' };
export const AUTHORISATION: Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...CONTENT_AUTHORISATION,

  // Accounts
  'POST /users/signup': everyone,
  'POST /users/login': everyone,
  'POST /users/validateLoginTwoFactorUser': everyone,
  'POST /users/forgotPassword': everyone,
  'GET /users/resetPassword/:token': bySecret,
  'PATCH /users/resetPassword/:token': {
    ...bySecret,
    body: { password: 'Granite-Path7', passwordConfirmation: 'Granite-Path7' },
  },
  'GET /users/activeAccount/:token': bySecret,
  'POST /users/resendUserActivationLink': everyone,
  'POST /users/logout': people(),
  'GET /users/me': people(),
  'PATCH /users/updateMyPassword': people(),

  ...CAMPAIGN_ROWS,

  ...CAMPAIGN_FILE_ROWS,

  ...INVESTING_ROWS,
  ...AGREEMENT_ROWS,
  ...SCREENING_ROWS,

  // Identity
  'GET /investor-profiles': people(),
  'POST /investor-profiles': people(),
  'PATCH /investor-profiles/:id': ownedBy('investor', 'profile', {
    body: {
      legalFirstName: 'Test',
      legalLastName: 'Person',
      dateOfBirth: '1980-02-03',
      address: '1 Main Street',
      city: 'Lyon',
      postalCode: '69001',
      country: 'FR',
      yearlyIncome: 5_000_000,
      netWorth: 9_000_000,
    },
  }),
  'GET /investor-profiles/figures': people(),
  'GET /investor-profiles/spouse': people(),
  'POST /investor-profiles/spouse': people({}, { body: { email: 'nobody@example.org' } }),
  'POST /investor-profiles/spouse/confirm': people(),
  'DELETE /investor-profiles/spouse': people(),
  'GET /investor-standing': people(),
  'POST /investor-standing': people({}, { body: { kind: 'risk_warning', version: 'earlier', accepted: true } }),
  'GET /investment-limit': people(),
  'GET /north-kyc': people(),
  'PUT /north-kyc': people(),
  'POST /north-kyc/party': people(),
  'PUT /north-kyc/party/:partyId': people(),
  'PUT /north-kyc/document': people({}, { upload: true }),
  'GET /shufti-kyc': people(),
  'POST /shufti-kyc': people(),
  'POST /investor-profiles/appeal': people({}, { body: { note: 'The name was read wrongly.' } }),
  'GET /accreditation': people(),
  'POST /accreditation': people(),
  'POST /accreditation/evidence': people(),
  'GET /accreditation/contract': people(),
  'POST /accreditation/signed-contract': people(),

  // Investing. Nobody invests without an approved identity, nor in their own campaign.
  'GET /process-investment-check/:campaignId': people({}, { object: 'liveCampaign' }),
  'GET /pre-investment/:campaignId': people({}, { object: 'liveCampaign' }),
  'POST /calculate-investment-limit': people(),
  'POST /process-investment/:campaignId': people(
    { owner: 403, otherOwner: 403 },
    { object: 'liveCampaign', body: { amount: 10_000 }, refusedLater: ['owner', 'otherOwner'] },
  ),
  'PATCH /process-investment/:id': ownedBy('investor', 'investment', { body: { amount: 20_000 } }),
  'GET /process-investment/:id': readBy('investor', SEES_INVESTMENTS, 'investment'),
  'GET /process-investment/receipt/:id': readBy('investor', SEES_INVESTMENTS, 'investment'),
  'POST /process-investment/wallet-investment-completed/:id': ownedBy('investor', 'investment'),
  'POST /process-investment/check-and-process-wallet-investment/:id': ownedBy('investor', 'investment'),
  'POST /process-investment/cancel/:id': ownedBy('investor', 'investment'),
  'GET /campaign-investors/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'POST /campaign-investors/:campaignId/:id/remind': ownedBy('owner', 'liveCampaign', { part: 'waitingInvestment' }),
  'GET /campaign-investors/allotment/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /campaign-investors/allotment/:campaignId/totals': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /campaign-investors/interested/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /campaign-dashboard/followers/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /campaign-dashboard/progress-reports/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'POST /campaign-dashboard/progress-reports/:campaignId': ownedBy('owner', 'liveCampaign', {
    body: { percent: 50, filedOn: '2026-01-02' },
  }),
  'GET /campaign-dashboard/:campaignId': readBy('owner', SEES_INVESTMENTS, 'liveCampaign'),
  'GET /campaign-review/:campaignId': readBy('owner', ['moderator', 'compliance', 'finance'], 'liveCampaign'),
  'GET /process-investment/totalReservations/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /process-investment/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /campaign-investors/front/:campaignId': { callers: all('open'), object: 'liveCampaign' },
  'GET /my-investment': people(),
  'GET /my-investment/get-full-detail/:id': readBy('investor', SEES_INVESTMENTS, 'investment'),
  'GET /my-investment/currencies': people(),
  'GET /my-investment/graph': people(),
  'GET /my-investment/get-document-detail/:id': readBy('investor', SEES_INVESTMENTS, 'investment'),
  'GET /transactions': people(),
  'GET /my-investment/dashboard': people(),

  // Payments and wallet
  'POST /stripe/checkout-session': ownedBy('investor', 'investment', {
    inBody: 'id',
    body: { purpose: 'investment' },
  }),
  'GET /stripe/checkout-session/:sessionId': ownedBy('investor', 'session'),
  'POST /stripe/check-session': ownedBy('investor', 'session', { inBody: 'sessionId' }),
  'POST /stripe/check-payment': ownedBy('investor', 'investment', { inBody: 'id', body: { purpose: 'investment' } }),
  'POST /stripe-connect': people(),
  'GET /stripe-connect': people(),
  'DELETE /stripe-connect/:id': ownedBy('owner', 'connectAccount'),
  'GET /stripe-connect/connection-url': people(),
  'POST /webhooks/:provider': provider,
  'POST /webhooks/:provider/:endpoint': provider,
  'GET /webhooks/:provider': provider,
  'GET /webhooks/:provider/:endpoint': provider,
  'POST /wallet': people({}, { body: { amount: 100, currency: 'USD' } }),
  'POST /wallet/card': ownedBy('investor', 'topUp', { inBody: 'preapprovalId' }),
  'POST /wallet/topup/:preapprovalId': ownedBy('investor', 'topUp'),
  'POST /wallet/topup/:preapprovalId/cancel': ownedBy('investor', 'topUp'),
  'POST /wallet/topup/:preapprovalId/return': ownedBy('investor', 'topUp'),
  'GET /wallet': people(),
  'GET /wallet/transactions': people(),
  'GET /wallet/preapproval/:id': ownedBy('investor', 'topUp'),
  'GET /wallet/transactions/:id': ownedBy('investor', 'walletEntry'),
  'POST /wallet/withdraw': people({}, { body: { amount: 100, currency: 'USD', ...BANK } }),
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

  ...CLOCK_ROWS,
  ...COMMUNICATION,

  // The console
  'POST /admin/login': everyone,
  'POST /admin/login/verify': everyone,
  'GET /admin/enrolment/:token': bySecret,
  'POST /admin/enrolment/:token': {
    ...bySecret,
    body: { password: 'Granite-Path7', passwordConfirmation: 'Granite-Path7', code: '123456' },
  },
  'POST /admin/logout': admins(ADMINS),
  'POST /admin/step-up': admins(ADMINS),
  'GET /admin/me': admins(ADMINS),
  'GET /admin/queues': admins(ADMINS),
  'GET /admin/campaigns': admins(['moderator', 'compliance', 'finance']),
  'GET /admin/campaigns/:id': admins(['moderator', 'compliance', 'finance'], { object: 'pendingCampaign' }),
  'GET /admin/campaigns/:id/review': admins(['moderator', 'compliance', 'finance'], { object: 'pendingCampaign' }),
  'PATCH /admin/campaigns/:id/notes': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { field: 'goal', note: 'Too high' },
  }),
  'PATCH /admin/campaigns/:id/checks': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { code: 'no_promise', done: true },
  }),
  'POST /admin/campaigns/:id/claim': admins(['moderator'], { object: 'pendingCampaign', body: { takeOver: false } }),
  'DELETE /admin/campaigns/:id/claim': admins(['moderator'], { object: 'pendingCampaign' }),
  'POST /admin/campaigns/:id/request-changes': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/decline': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/hide': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/show': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/approve': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'POST /admin/campaigns/:id/edit': admins(['moderator'], {
    object: 'pendingCampaign',
    body: { reason: 'Asked for by phone', city: 'Porto' },
  }),
  'POST /admin/campaigns/:id/close': admins(['moderator'], { object: 'pendingCampaign' }),
  'POST /admin/campaigns/:id/deactivate': admins(['moderator'], { object: 'pendingCampaign', body: reason }),
  'GET /admin/identities': admins(['compliance']),
  'GET /admin/identities/:id': admins(['compliance'], { object: 'identity' }),
  'POST /admin/identities/:id/approve': admins(['compliance'], { object: 'identity', body: read }),
  'POST /admin/identities/:id/reveal': admins(['compliance'], {
    object: 'identity',
    body: { field: 'dateOfBirth', ...reason },
  }),
  'POST /admin/identities/:id/decline': admins(['compliance'], { object: 'identity', body: { ...read, ...reason } }),
  'GET /admin/accreditations': admins(['compliance']),
  'GET /admin/accreditations/:id': admins(['compliance'], { object: 'accreditation' }),
  'POST /admin/accreditations/:id/approve': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
  'POST /admin/accreditations/:id/confirm-call': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
  'POST /admin/accreditations/:id/decline': admins(['compliance'], {
    object: 'accreditation',
    body: { ...read, ...reason },
  }),
  'GET /admin/investments': admins(['compliance', 'finance']),
  'GET /admin/investments/:id': admins(['compliance', 'finance'], { object: 'investment' }),
  'GET /admin/payouts': admins(['finance']),
  'GET /admin/payouts/:id': admins(['finance'], { object: 'payout' }),
  'POST /admin/payouts/:id/approve': admins(['finance'], { object: 'payout' }),
  'POST /admin/payouts/:id/release': admins(['finance'], { object: 'payout', body: { reference: 'REF-1' } }),
  'POST /admin/payouts/:id/reject': admins(['finance'], { object: 'payout', body: reason }),
  'POST /admin/payouts/:id/fail': admins(['finance'], { object: 'payout', body: reason }),
  'POST /admin/payouts/:id/bank-details': admins(['finance'], { object: 'payout', body: reason }),
  'GET /admin/withdrawals': admins(['finance']),
  'GET /admin/withdrawals/:id': admins(['finance'], { object: 'withdrawal' }),
  'POST /admin/withdrawals/:id/approve': admins(['finance'], { object: 'withdrawal' }),
  'POST /admin/withdrawals/:id/send': admins(['finance'], { object: 'withdrawal', body: { reference: 'REF-1' } }),
  'POST /admin/withdrawals/:id/reject': admins(['finance'], { object: 'withdrawal', body: reason }),
  'POST /admin/withdrawals/:id/fail': admins(['finance'], { object: 'withdrawal', body: reason }),
  'POST /admin/withdrawals/:id/bank-details': admins(['finance'], { object: 'withdrawal', body: reason }),
  'POST /admin/payment-file': admins(['finance'], { body: reason }),
  'GET /admin/late-repayments': admins(['finance']),
  'GET /admin/refunds': admins(['finance']),
  'GET /admin/refunds/:id': admins(['finance'], { object: 'refund' }),
  'POST /admin/refunds/:id/retry': admins(['finance'], { object: 'refund', body: reason }),
  'POST /admin/refunds/:id/to-wallet': admins(['finance'], { object: 'refund', body: reason }),
  'GET /admin/payments': admins(['finance']),
  'GET /admin/payments/:id': admins(['finance'], { object: 'payment' }),
  'POST /admin/payments/:id/return': admins(['finance'], { object: 'payment', body: reason }),
  'POST /admin/payments/:id/dismiss-warning': admins(['finance'], { object: 'payment', body: reason }),
  'GET /admin/disputes': admins(['finance']),
  'GET /admin/disputes/:id': admins(['finance'], { object: 'dispute' }),
  'GET /admin/statement-lines': admins(['finance']),
  'GET /admin/parked-items': admins(['finance', 'operator']),
  'POST /admin/parked-items/retry': {
    callers: all(403, { ...NOBODY, ...each(['finance', 'operator', 'super'], 404) }),
    body: { id: 'sweep|item' },
  },
  'GET /admin/dead-letters': admins(['finance', 'operator']),
  'POST /admin/dead-letters/:id/replay': admins(['finance', 'operator'], { object: 'deadLetter' }),
  'GET /admin/exchange-rates': admins(['finance', 'operator']),
  'POST /admin/exchange-rates': admins(['finance'], { body: { base: 'EUR' } }),
  'POST /admin/exchange-rates/upload': admins(['finance'], { body: { csv: 'no lines at all' } }),
  'DELETE /admin/exchange-rates/:id': admins(['finance'], { object: 'exchangeRate' }),
  'GET /admin/ledger-accounts': admins(['finance', 'operator']),
  'GET /admin/ledger-transactions': admins(['finance', 'operator']),
  'GET /admin/ledger/trial-balance': admins(['finance', 'operator']),
  'GET /admin/ledger/verification': admins(['finance', 'operator']),
  'POST /admin/ledger/verification': admins(['finance']),
  'POST /admin/ledger/verification/lift': admins(['finance'], { body: reason }),
  'GET /admin/audit-log': admins(['compliance', 'finance', 'operator']),
};
