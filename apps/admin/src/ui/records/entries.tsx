import type { ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import css from './entries.module.css';
import { Muted, Said, Strong } from './text.js';

export interface Entry {
  key: string;
  title: ReactNode;
  badge?: ReactNode;
  /** What is known of it, one after the other. */
  line: readonly ReactNode[];
  /** What somebody wrote about it. */
  text?: string | null;
}

/** Parts of a record that have no order in time: each with its name, its state and one line about it. */
export const Entries = ({ entries }: { entries: readonly Entry[] }) => {
  const say = useSay();
  return (
    <ul className={css.entries}>
      {entries.map(({ key, title, badge, line, text }) => (
        <li key={key} className={css.entry}>
          <div className={css.head}>
            <Strong>{title}</Strong>
            {badge}
          </div>
          <Muted>
            {line.map((part, place) => (
              // The parts of a line never change their places.
              <span key={place}>
                {place > 0 && say('list.separator')}
                {part}
              </span>
            ))}
          </Muted>
          {typeof text === 'string' && <Said>{text}</Said>}
        </li>
      ))}
    </ul>
  );
};
