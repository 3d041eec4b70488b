import { closingsApi, type Wire } from '@cairn/contracts';
import type { RollingClosings } from '@cairn/contracts/investments/closings.replies';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../../lib/data/client.js';

/** A campaign's rolling closings, and what one that is announced now would take up. */
export function useClosings(campaignId: string, enabled = true): UseQueryResult<Wire<RollingClosings>> {
  const client = useClient();
  return useQuery({
    queryKey: ['campaigns', campaignId, 'closings'],
    queryFn: () => client.send(closingsApi.list, { params: { campaignId } }),
    retry: false,
    enabled,
  });
}
