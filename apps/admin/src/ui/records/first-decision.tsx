import { useMe } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { Notice } from './notice.js';

interface FirstDecisionProps {
  /** Null where nobody has decided, or where it is settled. */
  by: string | null;
  /** What was decided, where there is a choice: another person agrees by the same. */
  as?: string | null;
}

/** the first of two people has decided. */
export const FirstDecision = ({ by, as = null }: FirstDecisionProps) => {
  const say = useSay();
  const me = useMe();
  if (by === null) return null;
  return (
    <Notice tone="info">
      <p>{by === me?.email ? say('desk.decided_first_you') : say('desk.decided_first', { name: by })}</p>
      {as !== null && <p>{say('desk.first_decision_as', { choice: as })}</p>}
    </Notice>
  );
};
