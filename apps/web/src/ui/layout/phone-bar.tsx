import type { ReactNode } from 'react';
import css from './phone-bar.module.css';

interface PhoneBarProps {
  /** On wide screens it is not there; otherwise its content stands in its place on the page. */
  phoneOnly?: boolean;
  /** Not needed now, because what it leads to is in view. */
  away?: boolean;
  children: ReactNode;
}

/** The one action of a page, which stays at the foot of a phone's screen. */
export const PhoneBar = ({ phoneOnly = false, away = false, children }: PhoneBarProps) => (
  <div className={css.bar} data-only={phoneOnly || undefined} data-away={away || undefined}>
    {children}
  </div>
);
