import type { BrowseRequest } from '@cairn/contracts/campaigns/browse.request';
import type { CampaignCard } from '@cairn/contracts/campaigns/campaign-card.reply';
import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Card = Wire<CampaignCard>;
export type PageData = Wire<CampaignPage>;
export type BrowseFilter = Pick<
  Wire<BrowseRequest>,
  | 'campaignName'
  | 'investingType'
  | 'category'
  | 'closingSoon'
  | 'testingInterest'
  | 'smallestAmount'
  | 'only'
  | 'sortBy'
  | 'status'
>;

/** C-01: nine campaigns to a page of the public list. */
const PAGE_SIZE = 9;

export const campaignKeys = {
  all: ['campaigns'] as const,
  front: (status: number) => [...campaignKeys.all, 'front', status] as const,
  browse: (filter: BrowseFilter) => [...campaignKeys.all, 'browse', filter] as const,
  counts: (filter: object) => [...campaignKeys.all, 'counts', filter] as const,
  page: (slug: string) => [...campaignKeys.all, 'page', slug] as const,
  preview: (id: string) => [...campaignKeys.all, 'preview', id] as const,
  investors: (id: string) => [...campaignKeys.all, 'investors', id] as const,
};

/** The first page of the open (2) or the successful (4) campaigns. */
export const frontQuery = (status: 2 | 4, limit = PAGE_SIZE) =>
  queryOptions({
    queryKey: [...campaignKeys.front(status), limit],
    queryFn: () => send(campaignsApi.front, { query: { status, limit } }),
  });

export const browseQuery = (filter: BrowseFilter) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.browse(filter),
    queryFn: ({ pageParam }) =>
      send(campaignsApi.browse, { body: { ...filter, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // The old results stay, dimmed, while the new ones are on their way.
    placeholderData: keepPreviousData,
  });

/** How many campaigns each choice would show, with the other filters that are on. */
export const browseCountsQuery = ({ sortBy: _order, ...filter }: BrowseFilter, saved: string[] | null) => {
  const body = { ...filter, ...(saved?.length && { saved }) };
  return queryOptions({
    queryKey: campaignKeys.counts(body),
    queryFn: () => send(campaignsApi.browseCounts, { body }),
    placeholderData: keepPreviousData,
  });
};
