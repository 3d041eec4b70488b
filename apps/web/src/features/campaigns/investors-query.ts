import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';
import { campaignKeys } from './queries.js';

/** Who has invested in a campaign; apart from its other reads, which the landing page shares. */
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
