import type { EditOnBehalfRequest } from '../campaigns/review/edit-on-behalf.request.js';
import type { AdminPermission } from '../kernel/permissions.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { TwoFactorLoginRequest } from '../second-factor/two-factor-login.request.js';
import type { TwoFactorCodeRequest } from '../second-factor/two-factor.requests.js';
import type { Done } from '../users/users.replies.js';
import type {
  AccreditationDetail,
  AccreditationReview,
  IdentityDetail,
  IdentityReview,
  RevealedClaim,
  RevealedField,
} from './review.replies.js';
import type {
  AdminCampaign,
  AdminCampaignRow,
  AdminHalfSession,
  AdminIdentity,
  AdminPayout,
  AdminPayoutRecord,
  AdminSession,
  AdminWithdrawal,
  AuditChainState,
  AuditEntry,
  BankDetails,
  Enrolment,
  QueueCount,
} from './admin.replies.js';
import type { AdminInvestment, AdminInvestmentRow } from './admin-investment.replies.js';
import type { LedgerAccountRow, LedgerTransaction, TrialBalance } from './ledger.replies.js';
import type { LedgerEntryQuery, TrialBalanceQuery } from './ledger.requests.js';
import type {
  AdminListQuery,
  AdminLoginRequest,
  ApproveAccreditationRequest,
  ApproveIdentityRequest,
  ApproveCampaignRequest,
  AuditLogQuery,
  DeclineRequest,
  DeclineReviewRequest,
  EnrolRequest,
  PaymentFileRequest,
  ReasonRequest,
  RevealClaimRequest,
  RevealIdentityRequest,
  RejectTransferRequest,
  ReleasePayoutRequest,
  SendWithdrawalRequest,
} from './admin.requests.js';
import type { LedgerVerification } from './ledger-verification.js';

interface TokenParams {
  token: string;
}

/**
 * A list of the console. `total` is exact up to 1,000; so far pages have numbers, and further on each leads to the next by
 * its cursor, which a list that is short by nature has none of.
 */
export interface AdminPage<T> {
  items: T[];
  total: number;
  nextCursor?: string | null;
}

const list = <Row>(path: string, permission: AdminPermission) =>
  endpoint<{ query: AdminListQuery }, AdminPage<Row>>('GET', `/admin/${path}`, permission);
const one = <Row>(path: string, permission: AdminPermission) =>
  endpoint<{ params: IdParams }, Row>('GET', `/admin/${path}/:id`, permission);
const actWith = <Body extends object, Row>(path: string, verb: string, permission: AdminPermission) =>
  endpoint<{ params: IdParams; body: Body }, Row>('POST', `/admin/${path}/:id/${verb}`, permission);
/** SEC-14, SEC-57: what moves money, or shows a bank account, requires step-up authentication. */
const provenAct = <Row>(path: string, verb: string, permission: AdminPermission) =>
  endpoint<{ params: IdParams }, Row>('POST', `/admin/${path}/:id/${verb}`, permission, { stepUp: true });
const provenActWith = <Body extends object, Row>(path: string, verb: string, permission: AdminPermission) =>
  endpoint<{ params: IdParams; body: Body }, Row>('POST', `/admin/${path}/:id/${verb}`, permission, { stepUp: true });

export const adminApi = {
  login: endpoint<{ body: AdminLoginRequest }, AdminHalfSession>('POST', '/admin/login', 'public'),
  verify: endpoint<{ body: TwoFactorLoginRequest }, AdminSession>('POST', '/admin/login/verify', 'public'),
  enrolment: endpoint<{ params: TokenParams }, Enrolment>('GET', '/admin/enrolment/:token', 'public'),
  enrol: endpoint<{ params: TokenParams; body: EnrolRequest }, Done>('POST', '/admin/enrolment/:token', 'public'),
  logout: endpoint<object, Done>('POST', '/admin/logout', 'admin'),
  /** SEC-14: the session continues with a new token. */
  stepUp: endpoint<{ body: TwoFactorCodeRequest }, AdminSession>('POST', '/admin/step-up', 'admin'),
  me: endpoint<object, AdminIdentity>('GET', '/admin/me', 'admin'),
  queues: endpoint<object, QueueCount[]>('GET', '/admin/queues', 'admin'),

  campaigns: list<AdminCampaignRow>('campaigns', 'campaigns.read'),
  campaign: one<AdminCampaign>('campaigns', 'campaigns.read'),
  approveCampaign: actWith<ApproveCampaignRequest, AdminCampaign>('campaigns', 'approve', 'campaigns.review'),
  hideCampaign: actWith<ReasonRequest, AdminCampaign>('campaigns', 'hide', 'campaigns.review'),
  showCampaign: actWith<ReasonRequest, AdminCampaign>('campaigns', 'show', 'campaigns.review'),
  declineCampaign: actWith<DeclineRequest, AdminCampaign>('campaigns', 'decline', 'campaigns.review'),
  /** What is not material of a live campaign's page. */
  editCampaign: actWith<EditOnBehalfRequest, AdminCampaign>('campaigns', 'edit', 'campaigns.review'),
  /** For good: all money goes back to the investors. */
  deactivateCampaign: provenActWith<ReasonRequest, AdminCampaign>('campaigns', 'deactivate', 'campaigns.close'),
  /** Early: what was raised is paid out from then on. */
  closeCampaign: provenAct<AdminCampaign>('campaigns', 'close', 'campaigns.close'),

  identities: list<IdentityReview>('identities', 'identity.read'),
  identity: one<IdentityDetail>('identities', 'identity.read'),
  approveIdentity: actWith<ApproveIdentityRequest, IdentityDetail>('identities', 'approve', 'identity.review'),
  revealIdentity: provenActWith<RevealIdentityRequest, RevealedField>('identities', 'reveal', 'personal_data.reveal'),
  declineIdentity: actWith<DeclineReviewRequest, IdentityDetail>('identities', 'decline', 'identity.review'),

  accreditations: list<AccreditationReview>('accreditations', 'identity.read'),
  accreditation: one<AccreditationDetail>('accreditations', 'identity.read'),
  approveAccreditation: actWith<ApproveAccreditationRequest, AccreditationDetail>(
    'accreditations',
    'approve',
    'accreditation.review',
  ),
  /** Who is to confirm the claim was called. */
  confirmAccreditationCall: actWith<DeclineReviewRequest, AccreditationDetail>(
    'accreditations',
    'confirm-call',
    'accreditation.review',
  ),
  revealClaim: provenActWith<RevealClaimRequest, RevealedClaim>('accreditations', 'reveal', 'personal_data.reveal'),
  declineAccreditation: actWith<DeclineReviewRequest, AccreditationDetail>(
    'accreditations',
    'decline',
    'accreditation.review',
  ),

  investments: list<AdminInvestmentRow>('investments', 'investments.read'),
  investment: one<AdminInvestment>('investments', 'investments.read'),
  refundInvestment: provenActWith<ReasonRequest, AdminInvestment>('investments', 'refund', 'payments.manage'),

  payouts: list<AdminPayout>('payouts', 'payouts.read'),
  payout: one<AdminPayoutRecord>('payouts', 'payouts.read'),
  approvePayout: provenAct<AdminPayoutRecord>('payouts', 'approve', 'payouts.confirm'),
  releasePayout: provenActWith<ReleasePayoutRequest, AdminPayoutRecord>('payouts', 'release', 'payouts.confirm'),
  rejectPayout: actWith<RejectTransferRequest, AdminPayoutRecord>('payouts', 'reject', 'payouts.confirm'),
  failPayout: provenActWith<DeclineRequest, AdminPayoutRecord>('payouts', 'fail', 'payouts.confirm'),
  payoutBankDetails: provenActWith<ReasonRequest, BankDetails>('payouts', 'bank-details', 'bank_details.reveal'),

  withdrawals: list<AdminWithdrawal>('withdrawals', 'withdrawals.read'),
  withdrawal: one<AdminWithdrawal>('withdrawals', 'withdrawals.read'),
  approveWithdrawal: provenAct<AdminWithdrawal>('withdrawals', 'approve', 'withdrawals.confirm'),
  sendWithdrawal: provenActWith<SendWithdrawalRequest, AdminWithdrawal>('withdrawals', 'send', 'withdrawals.confirm'),
  releaseWithdrawal: provenAct<AdminWithdrawal>('withdrawals', 'release', 'withdrawals.confirm'),
  rejectWithdrawal: actWith<RejectTransferRequest, AdminWithdrawal>('withdrawals', 'reject', 'withdrawals.confirm'),
  failWithdrawal: provenActWith<DeclineRequest, AdminWithdrawal>('withdrawals', 'fail', 'withdrawals.confirm'),
  withdrawalBankDetails: provenActWith<ReasonRequest, BankDetails>(
    'withdrawals',
    'bank-details',
    'bank_details.reveal',
  ),
  /** Answers with a file (CSV). */
  paymentFile: endpoint<{ body: PaymentFileRequest }, object>('POST', '/admin/payment-file', 'bank_details.reveal', {
    stepUp: true,
  }),

  ledgerAccounts: list<LedgerAccountRow>('ledger-accounts', 'ledger.read'),
  ledgerTransactions: endpoint<{ query: LedgerEntryQuery }, AdminPage<LedgerTransaction>>(
    'GET',
    '/admin/ledger-transactions',
    'ledger.read',
  ),
  trialBalance: endpoint<{ query: TrialBalanceQuery }, TrialBalance>(
    'GET',
    '/admin/ledger/trial-balance',
    'ledger.read',
  ),
  verification: endpoint<object, LedgerVerification>('GET', '/admin/ledger/verification', 'ledger.read'),
  verifyLedger: endpoint<object, LedgerVerification>('POST', '/admin/ledger/verification', 'ledger.freeze'),
  /** SEC-14: money leaves again. */
  liftFreeze: endpoint<{ body: DeclineRequest }, LedgerVerification>(
    'POST',
    '/admin/ledger/verification/lift',
    'ledger.freeze',
    { stepUp: true },
  ),
  auditLog: endpoint<{ query: AuditLogQuery }, AdminPage<AuditEntry>>('GET', '/admin/audit-log', 'audit.read'),
  auditChain: endpoint<object, AuditChainState>('GET', '/admin/audit-log/chain', 'audit.read'),
};
