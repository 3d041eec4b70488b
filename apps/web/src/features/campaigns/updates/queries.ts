import { updatesApi } from '@cairn/contracts/campaigns/updates/updates.endpoints';
import type { CampaignUpdate } from '@cairn/contracts/campaigns/updates/updates.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

export type Update = Wire<CampaignUpdate>;

export const updatesQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...SHARED_KEYS.updates, campaignId],
    queryFn: ({ pageParam }) =>
      send(updatesApi.front, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What an update said before it was edited. */
export const editsQuery = (campaignId: string, { id, version }: Pick<Update, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...SHARED_KEYS.updates, campaignId, id, version],
    queryFn: () => send(updatesApi.edits, { params: { campaignId, id } }),
  });
