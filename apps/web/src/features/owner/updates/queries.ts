import { updatesApi } from '@cairn/contracts/campaigns/updates/updates.endpoints';
import type { CampaignUpdate } from '@cairn/contracts/campaigns/updates/updates.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

export type Update = Wire<CampaignUpdate>;

export const ownUpdatesQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...SHARED_KEYS.updates, campaignId, 'own'],
    queryFn: ({ pageParam }) =>
      send(updatesApi.list, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
