import clear from '@cairn/design/assets/empty/inbox-clear.svg';
import noMatch from '@cairn/design/assets/empty/no-match.svg';
import type { ReactNode } from 'react';
import css from './empty.module.css';

interface EmptyProps {
  /** An empty list, or no results. */
  kind: 'clear' | 'no-match';
  children: ReactNode;
  /** A link to continue. */
  act?: ReactNode;
}

export const Empty = ({ kind, children, act }: EmptyProps) => (
  <div className={css.empty}>
    <img src={kind === 'clear' ? clear : noMatch} alt="" />
    {children}
    {act}
  </div>
);
