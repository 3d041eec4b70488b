import { pebbleFor } from '@cairn/design';
import { initialsOf } from '@cairn/i18n';
import css from './avatar.module.css';

interface AvatarProps {
  /** Chooses the pebble. */
  id: string;
  name: string;
  large?: boolean;
}

/** Somebody's initials; the name is written next to it. */
export const Avatar = ({ id, name, large = false }: AvatarProps) => {
  const { background, color, outline } = pebbleFor(id);
  return (
    <span
      aria-hidden="true"
      className={large ? `${css.pebble} ${css.large}` : css.pebble}
      style={{ background, color, borderRadius: outline }}
    >
      {initialsOf(name)}
    </span>
  );
};

/** A campaign's picture, on a square with rounded corners. */
export const Cover = ({ src }: { src: string }) => <img src={src} alt="" className={css.square} />;
