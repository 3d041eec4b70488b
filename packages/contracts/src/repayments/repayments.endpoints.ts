import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type CampaignParams } from '../kernel/endpoint.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type { LateRepayment } from './late-repayment.reply.js';
import type { RepaymentReceipt } from './repayment-receipt.reply.js';
import type { OverdueRepayment, Payout, Repayment, RepaymentDetail, RepaymentPlan } from './repayments.replies.js';
import type { CreateRepaymentRequest, PayRepaymentRequest, RequestPayoutRequest } from './repayments.requests.js';

interface RepaymentParams {
  repaymentId: string;
}

interface PayoutParams {
  payoutId: string;
}

/** Paid at once from the wallet, or a page of the provider to go to. */
export interface RepaymentPaid {
  repayment: Repayment;
  url: string | null;
}

export const repaymentsApi = {
  list: endpoint<{ params: CampaignParams }, RepaymentPlan>('GET', '/repayments/get-repayment/:campaignId', 'owner', {
    adminRead: 'campaigns.read',
  }),
  create: endpoint<{ params: CampaignParams; body: CreateRepaymentRequest }, Repayment>(
    'POST',
    '/repayments/create-repayment/:campaignId',
    'owner',
    { idempotent: true },
  ),
  cancel: endpoint<{ params: RepaymentParams }, Repayment>(
    'POST',
    '/repayments/cancel-repayment/:repaymentId',
    'owner',
  ),
  /** For the console: late repayments of all campaigns. */
  late: endpoint<{ query: AdminListQuery }, AdminPage<LateRepayment>>('GET', '/admin/late-repayments', 'payouts.read'),
  overdue: endpoint<object, OverdueRepayment[]>('GET', '/repayments/overdue', 'auth'),
  process: endpoint<{ params: RepaymentParams }, Repayment>(
    'PATCH',
    '/repayments/process-repayment/:repaymentId',
    'owner',
  ),
  /** With the part of every investor, by name; once paid `format=pdf` gives the receipt, and `format=csv` the parts. */
  read: endpoint<{ params: RepaymentParams; query: FormatQuery }, RepaymentDetail>(
    'GET',
    '/repayments/get-single-repayment/:repaymentId',
    'owner',
    { adminRead: 'investments.read' },
  ),
  pay: endpoint<{ params: RepaymentParams; body: PayRepaymentRequest }, RepaymentPaid>(
    'POST',
    '/repayments/online-repayment/:repaymentId',
    'owner',
    { idempotent: true },
  ),
  /** The calling investor's share of it. */
  receipt: endpoint<{ params: RepaymentParams; query: FormatQuery }, RepaymentReceipt>(
    'GET',
    '/repayments/receipt/:repaymentId',
    'investor',
  ),
  requestPayout: endpoint<{ params: CampaignParams; body: RequestPayoutRequest }, Payout>(
    'POST',
    '/repayments/request-payout/:campaignId',
    'owner',
    { idempotent: true, stepUp: true },
  ),
  cancelPayout: endpoint<{ params: PayoutParams }, Payout>('POST', '/repayments/cancel-payout/:payoutId', 'owner'),
  payouts: endpoint<{ params: CampaignParams }, Payout[]>('GET', '/repayments/payouts/:campaignId', 'owner', {
    adminRead: 'payouts.read',
  }),
};
