import clear from '@cairn/design/assets/empty/inbox-clear.svg';
import noMatch from '@cairn/design/assets/empty/no-match.svg';
import type { ReactNode } from 'react';
import css from './empty.module.css';

interface EmptyProps {
  /** Nothing there at all, or nothing that fits the search. */
  kind: 'clear' | 'no-match';
  children: ReactNode;
  /** Where one goes on from here. */
  act?: ReactNode;
}

export const Empty = ({ kind, children, act }: EmptyProps) => (
  <div className={css.empty}>
    <img src={kind === 'clear' ? clear : noMatch} alt="" />
    {children}
    {act}
  </div>
);
