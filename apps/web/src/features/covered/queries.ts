import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import type { CoveredPersons } from '@cairn/contracts/campaigns/covered/covered.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Covered = Wire<CoveredPersons>;
export type CoveredPerson = Covered['persons'][number];

/** Behind the key of the owner's campaigns: whatever changes a campaign reads it again, and so does the checklist. */
const keyOf = (campaignId: string) => ['own-campaigns', campaignId] as const;

export const coveredQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...keyOf(campaignId), 'covered'],
    queryFn: () => send(coveredPersonsApi.list, { params: { campaignId } }),
    // Until the scanner has called each document clean.
    refetchInterval: ({ state }) =>
      state.data?.persons.some(({ documents }) => documents.some((one) => one.state === 'checking')) ? 5_000 : false,
  });

/** After a change: the list, the checklist and the tasks are read again. */
export const useCoveredChanged = (campaignId: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(campaignId) });
};
