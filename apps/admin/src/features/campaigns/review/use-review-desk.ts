import { reviewApi, type ReviewCheckCode, type Wire } from '@cairn/contracts';
import type { CampaignReview } from '@cairn/contracts/campaigns/review/review.replies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../../../lib/data/client.js';
import { reviewKey } from './use-notes.js';

export interface ReviewDesk {
  isBusy: boolean;
  /** The refusal of the last act. */
  failure: unknown;
  claim: (takeOver: boolean) => void;
  release: () => void;
  check: (code: ReviewCheckCode, done: boolean) => void;
}

/** What a reviewer does before the decision; the answer of each act is what is shown next. */
export function useReviewDesk(id: string): ReviewDesk {
  const { client } = useCalls();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const act = async (call: Promise<Wire<CampaignReview>>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      queries.setQueryData(reviewKey(id), await call);
      // The list names the reviewer and counts the ticks.
      await queries.invalidateQueries({ queryKey: ['campaigns', 'getList'] });
    } catch (error) {
      setFailure(error);
      await queries.invalidateQueries({ queryKey: reviewKey(id) });
    }
    setIsBusy(false);
  };
  const params = { id };
  return {
    isBusy,
    failure,
    claim: (takeOver) => void act(client.send(reviewApi.claim, { params, body: { takeOver } })),
    release: () => void act(client.send(reviewApi.release, { params })),
    check: (code, done) => void act(client.send(reviewApi.check, { params, body: { code, done } })),
  };
}
