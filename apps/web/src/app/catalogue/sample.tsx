import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.js';
import css from './catalogue.module.css';

interface SampleProps {
  /** The component, as code names it. */
  of: string;
  children: ReactNode;
}

/** A component in its states, one beside the other. */
export const Sample = ({ of, children }: SampleProps) => (
  <Stack gap={3} as="section" aria-label={of}>
    <h3 dir="ltr" className={css.name}>
      {of}
    </h3>
    <div className={css.states}>{children}</div>
  </Stack>
);

/** A state that needs the room of a form field or a card. */
export const State = ({ children }: { children: ReactNode }) => <div className={css.state}>{children}</div>;
