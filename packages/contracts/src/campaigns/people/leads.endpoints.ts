import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { PartParams } from '../files/gallery.endpoints.js';
import type { LeadInvestor } from './leads.replies.js';
import type { ChangeLeadInvestorRequest, LeadInvestorRequest } from './leads.requests.js';

const LEADS = '/equity/lead-investors/:campaignId';

/** Those who have invested first, and say why. */
export const leadsApi = {
  add: endpoint<{ params: CampaignParams; body: LeadInvestorRequest }, LeadInvestor>('POST', LEADS, 'owner'),
  list: endpoint<{ params: CampaignParams; query: PageQuery }, Page<LeadInvestor>>('GET', LEADS, 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
  change: endpoint<{ params: PartParams; body: ChangeLeadInvestorRequest }, LeadInvestor>(
    'PATCH',
    `${LEADS}/:id`,
    'owner',
  ),
  remove: endpoint<{ params: PartParams }, Done>('DELETE', `${LEADS}/:id`, 'owner'),
  front: endpoint<{ params: CampaignParams; query: PageQuery }, Page<LeadInvestor>>(
    'GET',
    '/equity/lead-investors/front/:campaignId',
    'public',
    { adminRead: 'campaigns.read' },
  ),
};
