import { pebbles, pebbleFor } from '@cairn/design';
import { initialsOf } from '@cairn/i18n/names';
import { IconPhoto } from '@tabler/icons-react';
import { smallCover } from '../brand/covers.js';
import { Icon } from '../brand/icon.js';
import css from './avatar.module.css';

interface AvatarProps {
  /** Chooses the pebble. */
  id: string;
  name: string;
  /** Address of their own picture. */
  photo?: string | null;
  size?: 'normal' | 'large' | 'huge';
}

/** Somebody's picture, or their initials; the name is written next to it. */
export const Avatar = ({ id, name, photo, size = 'normal' }: AvatarProps) => (
  <span
    aria-hidden
    className={css.pebble}
    data-size={size}
    data-pebble={pebbles.indexOf(pebbleFor(id))}
    data-photo={photo ? true : undefined}
  >
    {photo ? <img src={photo} alt="" /> : initialsOf(name)}
  </span>
);

/** The picture of a company on a square with rounded corners; null while it has none. */
export const CompanyPicture = ({ src, size = 'normal' }: { src: string | null; size?: 'normal' | 'large' }) => (
  <span className={css.company} data-size={size} data-empty={src === null || undefined}>
    {src === null ? <Icon of={IconPhoto} /> : <img src={smallCover(src)} alt="" />}
  </span>
);
