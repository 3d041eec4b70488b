import type { Wire } from '@cairn/contracts';
import type { ReviewCheck } from '@cairn/contracts/campaigns/review/review.replies';
import { useSay } from '../../../lib/words/words.js';
import css from './desk.module.css';

/** What an approval leaves unchecked: it is said, and does not stop it. */
export const Unticked = ({ checks }: { checks: readonly Pick<Wire<ReviewCheck>, 'code'>[] }) => {
  const say = useSay();
  if (checks.length === 0) return null;
  return (
    <div className={css.unticked}>
      <p>{say('review.unticked', { smart_count: checks.length })}</p>
      <ul>
        {checks.map(({ code }) => (
          <li key={code}>{say(`review.check_points.${code}`)}</li>
        ))}
      </ul>
    </div>
  );
};
