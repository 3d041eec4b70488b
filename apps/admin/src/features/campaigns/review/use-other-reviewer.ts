import type { Wire } from '@cairn/contracts';
import type { ReviewClaim } from '@cairn/contracts/campaigns/review/review.replies';
import { useMe } from '../../../lib/data/reader.js';

/** The name of whoever else has claimed the review: the reader then neither writes nor decides. Null where nobody has. */
export function useOtherReviewer(claim: Wire<ReviewClaim> | null): string | null {
  const me = useMe();
  return claim === null || claim.id === me?.id ? null : claim.name;
}
