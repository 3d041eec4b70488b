import type { AdminCampaign } from '../../admin/admin.replies.js';
import type { DeclineRequest } from '../../admin/admin.requests.js';
import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { CampaignReview, ReviewAnswer } from './review.replies.js';
import type { ReviewCheckRequest, ReviewClaimRequest, ReviewNoteRequest } from './review.requests.js';

export const reviewApi = {
  read: endpoint<{ params: IdParams }, CampaignReview>('GET', '/admin/campaigns/:id/review', 'campaigns.read'),
  note: endpoint<{ params: IdParams; body: ReviewNoteRequest }, CampaignReview>(
    'PATCH',
    '/admin/campaigns/:id/notes',
    'campaigns.review',
  ),
  check: endpoint<{ params: IdParams; body: ReviewCheckRequest }, CampaignReview>(
    'PATCH',
    '/admin/campaigns/:id/checks',
    'campaigns.review',
  ),
  claim: endpoint<{ params: IdParams; body: ReviewClaimRequest }, CampaignReview>(
    'POST',
    '/admin/campaigns/:id/claim',
    'campaigns.review',
  ),
  release: endpoint<{ params: IdParams }, CampaignReview>('DELETE', '/admin/campaigns/:id/claim', 'campaigns.review'),
  requestChanges: endpoint<{ params: IdParams; body: DeclineRequest }, AdminCampaign>(
    'POST',
    '/admin/campaigns/:id/request-changes',
    'campaigns.review',
  ),
  answer: endpoint<{ params: CampaignParams }, ReviewAnswer>('GET', '/campaign-review/:campaignId', 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
};
