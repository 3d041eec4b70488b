import type { CSSProperties } from 'react';
import { Count } from '../data/figures.js';
import { Stack } from '../layout/layout.js';
import css from './chart.module.css';

interface MeterListProps {
  items: readonly { id: string; label: string; count: number }[];
}

const part = (count: number, most: number): CSSProperties =>
  // Custom properties are not in React's list of styles.
  ({ '--part': most > 0 ? count / most : 0 }) as CSSProperties;

/** Counts beside one another, each with a bar that is measured against the largest. */
export const MeterList = ({ items }: MeterListProps) => {
  const most = Math.max(0, ...items.map(({ count }) => count));
  return (
    <Stack as="ul" gap={3}>
      {items.map(({ id, label, count }) => (
        <li key={id} className={css.meter}>
          <span>{label}</span>
          <b>
            <Count value={count} />
          </b>
          <span className={css.meterTrack} aria-hidden>
            {count > 0 && <span style={part(count, most)} />}
          </span>
        </li>
      ))}
    </Stack>
  );
};
