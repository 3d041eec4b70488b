import type { Wire } from '@cairn/contracts';
import type { QueueCount } from '@cairn/contracts/admin/admin.replies';
import { Link } from 'react-router-dom';
import { formatAge, formatCount } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Queue } from './queues.js';
import css from './today.module.css';

/** A queue is late when its oldest has waited longer than two days. */
const LATE = 2 * 24 * 3_600_000;

interface QueueCellProps {
  queue: Queue;
  waiting: Wire<QueueCount> | undefined;
  /** Milliseconds since the epoch, when the counts were read. */
  now: number;
}

export const QueueCell = ({ queue, waiting, now }: QueueCellProps) => {
  const say = useSay();
  const language = useLanguage();
  const age = waiting?.oldest ? now - Date.parse(waiting.oldest) : null;
  return (
    <Link to={`/${queue.resource}`} className={css.queue}>
      <span className={css.muted}>{say(`nav.${queue.resource}`)}</span>
      <span className={css.number}>{formatCount(language, waiting?.count ?? 0)}</span>
      {age !== null && (
        <span className={age > LATE ? css.late : css.muted}>
          {say('today.oldest', { age: formatAge(language, age) })}
        </span>
      )}
    </Link>
  );
};

/** The queues in which nothing waits: by name alone, in the room that the others leave. */
export const ClearQueues = ({ queues }: { queues: readonly Queue[] }) => {
  const say = useSay();
  return (
    <div className={css.clear}>
      <span className={css.muted}>{say('today.clear')}</span>
      <ul>
        {queues.map(({ resource }) => (
          <li key={resource}>
            <Link to={`/${resource}`}>{say(`nav.${resource}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
