import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { PageQuery, TableQuery } from '../kernel/page-query.request.js';
import type { Done } from '../users/users.replies.js';
import type { Follower } from './desk/followers.replies.js';
import type { CampaignFollowers, SavedCampaign, SavedMark } from './saved-campaigns.replies.js';
import type { SaveCampaignRequest } from './saved-campaigns.requests.js';

export const savedCampaignsApi = {
  list: endpoint<{ query: PageQuery }, Page<SavedCampaign>>('GET', '/saved-campaigns', 'auth'),
  /** Which campaigns the caller has saved, for the marks on cards: lists of campaigns are the same for everybody. */
  marks: endpoint<object, SavedMark[]>('GET', '/saved-campaigns/marks', 'auth'),
  save: endpoint<{ body: SaveCampaignRequest }, SavedMark>('POST', '/saved-campaigns', 'auth'),
  read: endpoint<{ params: IdParams }, SavedCampaign>('GET', '/saved-campaigns/:id', 'auth'),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/saved-campaigns/:id', 'auth'),
  followers: endpoint<{ params: CampaignParams }, CampaignFollowers>(
    'GET',
    '/saved-campaigns/followers/:campaignId',
    'public',
  ),
  /** Each of them, for the owner. */
  ownFollowers: endpoint<{ params: CampaignParams; query: TableQuery }, Page<Follower>>(
    'GET',
    '/campaign-dashboard/followers/:campaignId',
    'owner',
    { adminRead: 'investments.read', team: 'view' },
  ),
};
