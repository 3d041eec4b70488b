import { allotmentApi } from '@cairn/contracts/investments/allotment.endpoints';
import type { AllotmentRow } from '@cairn/contracts/investments/allotment.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';
import { ownerKeys } from '../queries.js';

export type AllottedRow = Wire<AllotmentRow>;

export const allotmentTotalsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'allotment', 'totals'],
    queryFn: () => send(allotmentApi.totals, { params: { campaignId } }),
  });

export const allotmentQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...ownerKeys.one(campaignId), 'allotment', 'list'],
    queryFn: ({ pageParam }) =>
      send(allotmentApi.list, { params: { campaignId }, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
