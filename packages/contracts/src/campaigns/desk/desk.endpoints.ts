import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { CampaignDesk } from './desk.replies.js';

export const deskApi = {
  read: endpoint<{ params: CampaignParams }, CampaignDesk>('GET', '/campaign-dashboard/:campaignId', 'owner', {
    adminRead: 'investments.read',
    team: 'view',
  }),
};
