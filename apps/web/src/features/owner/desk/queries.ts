import type { CampaignDesk } from '@cairn/contracts/campaigns/desk/desk.replies';
import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import { deskApi } from '@cairn/contracts/campaigns/desk/desk.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { ownerKeys } from '../queries.js';

export type Desk = Wire<CampaignDesk>;

/** What the dashboard shows first. It is behind the campaign's own key, so that whatever changes that reads it again. */
export const deskQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'desk'],
    queryFn: () => send(deskApi.read, { params: { campaignId } }),
  });

/** Who has saved the campaign; names change as people show theirs. */
export const followersQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'followers'],
    queryFn: ({ pageParam }) =>
      send(savedCampaignsApi.ownFollowers, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
