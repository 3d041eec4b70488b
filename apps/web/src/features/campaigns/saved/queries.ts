import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import type { CampaignFollowers, SavedCampaign } from '@cairn/contracts/campaigns/saved-campaigns.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';

export type Saved = Wire<SavedCampaign>;
export type Followers = Wire<CampaignFollowers>;

export const savedKeys = {
  all: ['saved-campaigns'] as const,
  marks: () => [...savedKeys.all, 'marks'] as const,
  list: () => [...savedKeys.all, 'list'] as const,
  followers: (campaignId: string) => [...savedKeys.all, 'followers', campaignId] as const,
};

/** Which campaigns the reader has saved: cards are the same for everybody. */
export const savedMarksQuery = queryOptions({
  queryKey: savedKeys.marks(),
  queryFn: () => send(savedCampaignsApi.marks, {}),
});

/** C-01: six a page, by cursor. */
export const savedListQuery = infiniteQueryOptions({
  queryKey: savedKeys.list(),
  queryFn: ({ pageParam }) => send(savedCampaignsApi.list, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const followersQuery = (campaignId: string) =>
  queryOptions({
    queryKey: savedKeys.followers(campaignId),
    queryFn: () => send(savedCampaignsApi.followers, { params: { campaignId } }),
  });
