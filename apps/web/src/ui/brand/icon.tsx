import type { Icon as TablerIcon } from '@tabler/icons-react';
import css from './icon.module.css';

interface IconProps {
  of: TablerIcon;
  size?: 'small' | 'normal' | 'large';
  /** Points along the line of reading, and so turns round in Arabic. */
  directional?: boolean;
}

const pixels = { small: 16, normal: 20, large: 24 };
const strokes = { small: 2, normal: 1.75, large: 1.6 };

/** An outline icon beside words; hidden from screen readers. */
export const Icon = ({ of: Drawing, size = 'normal', directional }: IconProps) => (
  <Drawing
    aria-hidden
    className={css.icon}
    data-directional={directional || undefined}
    size={pixels[size]}
    stroke={strokes[size]}
  />
);
