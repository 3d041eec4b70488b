import type { ReactNode } from 'react';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'yours';
export type BadgeShape = 'dot' | 'half' | 'hollow' | 'square' | 'solid' | 'plain';

interface BadgeProps {
  tone?: BadgeTone;
  shape?: BadgeShape;
  children: ReactNode;
}

/** Word plus shape; colour comes third, so that nothing is expressed by colour alone. */
export const Badge = ({ tone = 'neutral', shape = 'dot', children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} data-shape={shape}>
    {children}
  </span>
);
