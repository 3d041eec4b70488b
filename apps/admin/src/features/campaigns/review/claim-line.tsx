import type { Wire } from '@cairn/contracts';
import type { ReviewClaim } from '@cairn/contracts/campaigns/review/review.replies';
import { Button } from '@mui/material';
import { useMe } from '../../../lib/data/reader.js';
import { useSiteDates } from '../../../lib/format/use-site-dates.js';
import { useSay } from '../../../lib/words/words.js';
import css from './desk.module.css';
import type { ReviewDesk } from './use-review-desk.js';

interface ClaimLineProps {
  claim: Wire<ReviewClaim> | null;
  desk: ReviewDesk;
}

/** Who reviews the campaign, and the way to take it or to give it back. */
export const ClaimLine = ({ claim, desk }: ClaimLineProps) => {
  const say = useSay();
  const dates = useSiteDates();
  const me = useMe();
  const isMine = claim !== null && claim.id === me?.id;
  const words =
    claim === null
      ? say('review.unclaimed')
      : isMine
        ? say('review.claimed_by_you')
        : say('review.claimed_by', { name: claim.name, date: dates.moment(claim.at) });
  return (
    <div className={css.claim}>
      <p>{words}</p>
      <Button
        size="small"
        variant="outlined"
        color={claim === null ? 'primary' : 'inherit'}
        disabled={desk.isBusy}
        onClick={() => (isMine ? desk.release() : desk.claim(claim !== null))}
      >
        {say(claim === null ? 'review.claim' : isMine ? 'review.release' : 'review.take_over')}
      </Button>
    </div>
  );
};
