import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import type { DocumentAccess } from '@cairn/contracts/campaigns/files/documents.replies';
import type { DecideAccessRequest } from '@cairn/contracts/campaigns/files/documents.requests';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { ownerKeys } from '../queries.js';

export type Access = Wire<DocumentAccess>;

const keyOf = (campaignId: string) => [...ownerKeys.one(campaignId), 'document-access'] as const;

export const accessQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(campaignId), 'requests'],
    queryFn: ({ pageParam }) =>
      send(documentsApi.accessRequests, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

export const viewsQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(campaignId), 'views'],
    queryFn: ({ pageParam }) =>
      send(documentsApi.views, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** The owner's answer to somebody who has asked. */
export const useDecision = (campaignId: string, requestId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Wire<DecideAccessRequest>) =>
      send(documentsApi.decideAccess, { params: { campaignId, requestId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(campaignId) }),
  });
};
