import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { Done } from '../../users/users.replies.js';
import type { CampaignInterest, OwnInterest } from './interest.replies.js';
import type { InterestRequest } from './interest.request.js';

/** Testing the waters: what somebody would invest in a campaign that takes no money. */
export const interestApi = {
  show: endpoint<{ params: CampaignParams; body: InterestRequest }, OwnInterest>(
    'POST',
    '/campaign-interest/:campaignId',
    'auth',
  ),
  change: endpoint<{ params: CampaignParams; body: InterestRequest }, OwnInterest>(
    'PATCH',
    '/campaign-interest/:campaignId',
    'auth',
  ),
  remove: endpoint<{ params: CampaignParams }, Done>('DELETE', '/campaign-interest/:campaignId', 'auth'),
  own: endpoint<{ params: CampaignParams }, OwnInterest>('GET', '/campaign-interest/:campaignId', 'auth'),
  /** Decision 46: money follows from a new review alone. */
  end: endpoint<{ params: CampaignParams }, Done>('POST', '/campaign-interest/:campaignId/end', 'owner'),
  totals: endpoint<{ params: CampaignParams }, CampaignInterest>(
    'GET',
    '/campaign-interest/front/:campaignId',
    'public',
  ),
};
