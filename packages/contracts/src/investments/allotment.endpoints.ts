import { endpoint, type CampaignParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { TableQuery } from '../kernel/page-query.request.js';
import type { AllotmentRow, AllotmentTotals } from './allotment.replies.js';

const adminRead = 'investments.read';

/** Who gets what of a campaign when it closes (17 CFR 227.201(h)). */
export const allotmentApi = {
  totals: endpoint<{ params: CampaignParams }, AllotmentTotals>(
    'GET',
    '/campaign-investors/allotment/:campaignId/totals',
    'owner',
    { adminRead, team: 'view' },
  ),
  list: endpoint<{ params: CampaignParams; query: TableQuery }, Page<AllotmentRow>>(
    'GET',
    '/campaign-investors/allotment/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
};
