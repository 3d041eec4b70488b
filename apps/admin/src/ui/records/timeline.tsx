import type { ReactNode } from 'react';
import css from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  /** What stands now and is not settled: a stone of another colour. */
  isOpen?: boolean;
  body: ReactNode;
}

/** What happened, newest first: small stones on a line. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className={css.timeline}>
    {entries.map(({ key, isOpen = false, body }) => (
      <li key={key} className={css.entry} data-open={isOpen ? '' : undefined}>
        {body}
      </li>
    ))}
  </ol>
);
