import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { Done } from '../../users/users.replies.js';
import type { VisitRequest } from './visit.request.js';

export const visitsApi = {
  /** Sent by the page once it is shown; what is no visit of a person is answered alike, and not counted. */
  count: endpoint<{ params: CampaignParams; body: VisitRequest }, Done>(
    'POST',
    '/campaign-visits/:campaignId',
    'public',
  ),
};
