import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.js';
import { Text } from '../text/text.js';
import css from './timeline.module.css';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  state: 'done' | 'now' | 'next';
}

/** Past and coming events: small stones on a line. */
export const Timeline = ({ items }: { items: readonly TimelineItem[] }) => (
  <ol className={css.timeline}>
    {items.map(({ id, title, note, state }) => (
      <li key={id} data-state={state}>
        <Stack gap={1}>
          <b>{title}</b>
          {note && (
            <Text as="div" size="small" muted>
              {note}
            </Text>
          )}
        </Stack>
      </li>
    ))}
  </ol>
);
