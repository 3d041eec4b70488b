import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import type { ShownDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { campaignKeys } from '../queries.js';

export type PageDocument = Wire<ShownDocument>;

export const documentKeys = {
  of: (campaignId: string) => [...campaignKeys.all, 'documents', campaignId] as const,
};

/** The documents of a campaign, with what this reader may open. */
export const documentsQuery = (campaignId: string, reader: string | null) =>
  infiniteQueryOptions({
    queryKey: [...documentKeys.of(campaignId), reader],
    queryFn: ({ pageParam }) =>
      send(documentsApi.front, { params: { campaignId }, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
  });
