import type { CSSProperties, ReactNode } from 'react';
import css from './chart.module.css';
import { layoutCss, Row, Stack } from '../layout/layout.js';
import { Rows } from '../layout/surface.js';

interface BarPart {
  id: string;
  label: ReactNode;
  /** Of the whole, between 0 and 1. */
  share: number;
  value: ReactNode;
}

/** Colours of the first five; the rest is grey. */
const COLOURS = 5;

const swatch = (at: number, share: number): CSSProperties => ({
  // Custom properties are not in React's list of styles.
  ...({ '--swatch': `var(--cn-viz-${at < COLOURS ? at + 1 : 7})`, '--part': share } as CSSProperties),
});

/** Shares of a whole: one bar, and the list that reads it out. */
export const PartsBar = ({ parts }: { parts: readonly BarPart[] }) => (
  <Stack>
    <div className={css.stack} aria-hidden>
      {parts.map(({ id, share }, at) => (
        <span key={id} style={swatch(at, share)} />
      ))}
    </div>
    <Rows>
      {parts.map(({ id, label, value, share }, at) => (
        <Row as="li" key={id}>
          <span className={css.swatch} style={swatch(at, share)} aria-hidden />
          <span className={layoutCss.grow}>{label}</span>
          {value}
        </Row>
      ))}
    </Rows>
  </Stack>
);
