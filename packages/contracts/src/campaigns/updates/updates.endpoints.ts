import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery, TableQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { CampaignUpdate, UpdateCounts, UpdateEdit } from './updates.replies.js';
import type { ChangeUpdateRequest, PostUpdateRequest } from './updates.requests.js';

type UpdateParams = CampaignParams & IdParams;

export const updatesApi = {
  post: endpoint<{ params: CampaignParams; body: PostUpdateRequest }, CampaignUpdate>(
    'POST',
    '/equity/updates/:campaignId',
    'owner',
    { team: 'edit' },
  ),
  list: endpoint<{ params: CampaignParams; query: TableQuery }, Page<CampaignUpdate>>(
    'GET',
    '/equity/updates/:campaignId',
    'owner',
    { adminRead: 'campaigns.read', team: 'view' },
  ),
  /** How many an update would tell, for each of its audiences. */
  readers: endpoint<{ params: CampaignParams }, UpdateCounts>('GET', '/equity/updates/:campaignId/readers', 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
  read: endpoint<{ params: UpdateParams }, CampaignUpdate>('GET', '/equity/updates/:campaignId/:id', 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
  change: endpoint<{ params: UpdateParams; body: ChangeUpdateRequest }, CampaignUpdate>(
    'PATCH',
    '/equity/updates/:campaignId/:id',
    'owner',
    { team: 'edit' },
  ),
  remove: endpoint<{ params: UpdateParams }, Done>('DELETE', '/equity/updates/:campaignId/:id', 'owner', {
    team: 'edit',
  }),
  front: endpoint<{ params: CampaignParams; query: PageQuery }, Page<CampaignUpdate>>(
    'GET',
    '/equity/updates/front/:campaignId',
    'public',
  ),
  /** What an update said before it was edited. */
  edits: endpoint<{ params: UpdateParams }, UpdateEdit[]>(
    'GET',
    '/equity/updates/front/:campaignId/:id/edits',
    'public',
  ),
};
