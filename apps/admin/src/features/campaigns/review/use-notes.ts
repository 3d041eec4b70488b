import { reviewApi, type Wire } from '@cairn/contracts';
import type { CampaignReview } from '@cairn/contracts/campaigns/review/review.replies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../../../lib/data/client.js';

export const reviewKey = (id: string) => ['campaigns', 'review', id];

/** What a reviewer reads beside a campaign. */
export function useReview(id: string, isAsked = true) {
  const { client } = useCalls();
  return useQuery({
    queryKey: reviewKey(id),
    queryFn: () => client.send(reviewApi.read, { params: { id } }),
    enabled: isAsked,
    retry: false,
  });
}

/** The notes about single fields, by the field. */
export interface Notes {
  of: (field: string) => string;
  /** An empty one takes it back. Rejects with the server's refusal. */
  write: (field: string, note: string) => Promise<void>;
}

export function useNotes(id: string, review: Wire<CampaignReview> | undefined): Notes {
  const { client } = useCalls();
  const queries = useQueryClient();
  return {
    of: (field) => review?.notes.find((one) => one.field === field)?.note ?? '',
    write: async (field, note) => {
      const read = await client.send(reviewApi.note, { params: { id }, body: { field, note } });
      queries.setQueryData(reviewKey(id), read);
    },
  };
}
