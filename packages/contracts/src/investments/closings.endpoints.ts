import type { ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { RollingClosings } from './closings.replies.js';

/** Rolling closings: the offering stays open (17 CFR 227.304(b)). */
export const closingsApi = {
  list: endpoint<{ params: CampaignParams }, RollingClosings>('GET', '/campaign-closings/:campaignId', 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
  announce: endpoint<{ params: IdParams }, RollingClosings>(
    'POST',
    '/admin/campaigns/:id/closings',
    'campaigns.close',
    { stepUp: true },
  ),
  /** Before it takes place; its investors are told. */
  callOff: endpoint<{ params: IdParams; body: ReasonRequest }, RollingClosings>(
    'POST',
    '/admin/campaign-closings/:id/call-off',
    'campaigns.close',
    { stepUp: true },
  ),
};
