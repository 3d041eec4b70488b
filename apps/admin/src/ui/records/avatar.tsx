import { pebbleFor } from '@cairn/design';
import { initialsOf } from '@cairn/i18n';
import type { ReactNode } from 'react';
import css from './avatar.module.css';
import { Said } from './text.js';

interface AvatarProps {
  /** Chooses the pebble. */
  id: string;
  name: string;
  size?: 'small' | 'large';
}

/** Somebody's initials; the name is written next to it. */
export const Avatar = ({ id, name, size }: AvatarProps) => {
  const { background, color, outline } = pebbleFor(id);
  return (
    <span
      aria-hidden="true"
      className={size === undefined ? css.pebble : `${css.pebble} ${css[size]}`}
      style={{ background, color, borderRadius: outline }}
    >
      {initialsOf(name)}
    </span>
  );
};

interface NamedProps extends Pick<AvatarProps, 'id' | 'name'> {
  /** Said beside the name. */
  children?: ReactNode;
}

/** A person in a list: initials and name. */
export const Named = ({ id, name, children }: NamedProps) => (
  <span className={css.named}>
    <Avatar id={id} name={name} size="small" />
    <span>
      <Said>{name}</Said> {children}
    </span>
  </span>
);

/** A campaign's picture, on a square with rounded corners. */
export const Cover = ({ src }: { src: string }) => <img src={src} alt="" className={css.square} />;
