import type { ReactNode } from 'react';
import css from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  /** The current state, if it is not final: a marker of another colour. */
  isOpen?: boolean;
  body: ReactNode;
}

/** A timeline, newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className={css.timeline}>
    {entries.map(({ key, isOpen = false, body }) => (
      <li key={key} className={css.entry} data-open={isOpen ? '' : undefined}>
        {body}
      </li>
    ))}
  </ol>
);
