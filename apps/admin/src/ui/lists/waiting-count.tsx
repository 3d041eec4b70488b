import { useQueues } from '../../lib/data/reads.js';
import { formatCount } from '../../lib/format/format.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Hidden } from '../records/text.js';

/** A list, or rows of one that are counted by themselves. */
export type CountedQueue = ResourceName | 'held-closings';

interface WaitingCountProps {
  lists: readonly CountedQueue[];
  className?: string | undefined;
}

/** The number of rows in these lists that need an action; nothing for none. */
export const WaitingCount = ({ lists, className }: WaitingCountProps) => {
  const say = useSay();
  const language = useLanguage();
  const { data: queues = [] } = useQueues();
  const waiting = queues
    .filter(({ queue }) => lists.some((list) => list === queue))
    .reduce((sum, { count }) => sum + count, 0);
  if (waiting === 0) return null;
  return (
    <b className={className}>
      {formatCount(language, waiting)}
      <Hidden> {say('nav.waiting')}</Hidden>
    </b>
  );
};
