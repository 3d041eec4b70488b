import { useQueues } from '../../app/client.js';
import { formatCount } from '../../app/format.js';
import type { ResourceName } from '../../app/resources.js';
import { useLanguage, useSay } from '../../app/words.js';
import { Hidden } from '../records/text.js';

interface WaitingCountProps {
  lists: readonly ResourceName[];
  className?: string | undefined;
}

/** How many rows of these lists wait for somebody; nothing where none does. */
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
