import { endpoint, type CampaignParams } from '../kernel/endpoint.js';
import type { Payout, Repayment, RepaymentDetail, RepaymentPlan } from './repayments.replies.js';
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
  list: endpoint<{ params: CampaignParams }, RepaymentPlan>('GET', '/repayments/get-repayment/:campaignId', 'owner'),
  create: endpoint<{ params: CampaignParams; body: CreateRepaymentRequest }, Repayment>(
    'POST',
    '/repayments/create-repayment/:campaignId',
    'owner',
    { idempotent: true },
  ),
  process: endpoint<{ params: RepaymentParams }, Repayment>(
    'PATCH',
    '/repayments/process-repayment/:repaymentId',
    'owner',
  ),
  read: endpoint<{ params: RepaymentParams }, RepaymentDetail>(
    'GET',
    '/repayments/get-single-repayment/:repaymentId',
    'owner',
  ),
  pay: endpoint<{ params: RepaymentParams; body: PayRepaymentRequest }, RepaymentPaid>(
    'POST',
    '/repayments/online-repayment/:repaymentId',
    'owner',
    { idempotent: true },
  ),
  requestPayout: endpoint<{ params: CampaignParams; body: RequestPayoutRequest }, Payout>(
    'POST',
    '/repayments/request-payout/:campaignId',
    'owner',
    { idempotent: true, stepUp: true },
  ),
  cancelPayout: endpoint<{ params: PayoutParams }, Payout>('POST', '/repayments/cancel-payout/:payoutId', 'owner'),
  payouts: endpoint<{ params: CampaignParams }, Payout[]>('GET', '/repayments/payouts/:campaignId', 'owner'),
};
