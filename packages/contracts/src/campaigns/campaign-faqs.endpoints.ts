import { endpoint, type CampaignParams } from '../kernel/endpoint.js';
import type { AnsweredQuestion, CampaignFaqs } from './campaign-faqs.replies.js';
import type { CampaignFaqsRequest } from './campaign-faqs.request.js';

export const campaignFaqsApi = {
  read: endpoint<{ params: CampaignParams }, CampaignFaqs>('GET', '/equity/campaign-faqs/:campaignId', 'owner', {
    adminRead: 'campaigns.read',
    team: 'member',
  }),
  change: endpoint<{ params: CampaignParams; body: CampaignFaqsRequest }, CampaignFaqs>(
    'PATCH',
    '/equity/campaign-faqs/:campaignId',
    'owner',
    { team: 'messages' },
  ),
  front: endpoint<{ params: CampaignParams }, AnsweredQuestion[]>(
    'GET',
    '/equity/campaign-faqs/front/:campaignId',
    'public',
    { adminRead: 'campaigns.read' },
  ),
};
