import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { campaignKeys } from './queries.js';

// The reads of one campaign's page: those of lists stand apart, which the landing page fetches.

export const campaignPageQuery = (slug: string) =>
  queryOptions({
    queryKey: campaignKeys.page(slug),
    queryFn: () => send(campaignsApi.page, { params: { slug } }),
  });

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.preview(id),
    queryFn: () => send(campaignsApi.preview, { params: { id } }),
    // The owner comes from a form that has just changed it.
    staleTime: 0,
  });

/** Who has invested in a campaign. */
export const publicInvestorsQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.investors(campaignId),
    queryFn: ({ pageParam }) =>
      send(investmentsApi.publicOfCampaign, {
        params: { campaignId },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
