import { interestApi } from '@cairn/contracts/campaigns/interest/interest.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../lib/api/api.js';

export const interestKeys = {
  all: ['campaign-interest'] as const,
  own: (campaignId: string) => [...interestKeys.all, 'own', campaignId] as const,
  totals: (campaignId: string) => [...interestKeys.all, 'totals', campaignId] as const,
};

/** For how much the reader has said that they would invest. */
export const ownInterestQuery = (campaignId: string) =>
  queryOptions({
    queryKey: interestKeys.own(campaignId),
    queryFn: () => send(interestApi.own, { params: { campaignId } }),
  });

export const interestTotalsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: interestKeys.totals(campaignId),
    queryFn: () => send(interestApi.totals, { params: { campaignId } }),
  });
