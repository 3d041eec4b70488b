import type { ReactNode } from 'react';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';
/** dot: settled. half: in progress. hollow: idle. square: stopped. solid: completed. */
export type BadgeShape = 'dot' | 'half' | 'hollow' | 'square' | 'solid';

export interface BadgeLook {
  tone: BadgeTone;
  shape: BadgeShape;
}

/** Word plus shape; colour comes third, so that nothing is expressed by colour alone. */
export const Badge = ({ tone, shape, children }: BadgeLook & { children: ReactNode }) => (
  <span className={css.badge} data-tone={tone} data-shape={shape}>
    {children}
  </span>
);
