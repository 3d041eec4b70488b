import { useMe } from '../../lib/data/reader.js';
import { useSay } from '../../lib/words/words.js';
import { Notice } from './notice.js';

/** the first of two people has decided; null where nobody has, or where it is settled. */
export const FirstDecision = ({ by }: { by: string | null }) => {
  const say = useSay();
  const me = useMe();
  if (by === null) return null;
  return (
    <Notice tone="info">
      <p>{by === me?.email ? say('desk.decided_first_you') : say('desk.decided_first', { name: by })}</p>
    </Notice>
  );
};
