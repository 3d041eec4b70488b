import type { ReactNode } from 'react';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'yours';
export type BadgeShape = 'dot' | 'half' | 'hollow' | 'square' | 'solid' | 'plain';

interface BadgeProps {
  tone?: BadgeTone;
  shape?: BadgeShape;
  /** A sentence, which may break into lines where it has no room. */
  breaks?: boolean;
  children: ReactNode;
}

/** Word plus shape; colour comes third, so that nothing is expressed by colour alone. */
export const Badge = ({ tone = 'neutral', shape = 'dot', breaks, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} data-shape={shape} data-breaks={breaks || undefined}>
    {children}
  </span>
);
