import { pebbleFor } from '@cairn/design';
import css from './avatar.module.css';

const letters = new Intl.Segmenter();

const letterOf = (word = ''): string => letters.segment(word).containing(0)?.segment ?? '';

/** First letters of the first and the last word of a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const first = letterOf(words[0]);
  const last = words.length > 1 ? letterOf(words.at(-1)) : '';
  return (first + last).toLocaleUpperCase();
};

interface AvatarProps {
  /** Chooses the pebble. */
  id: string;
  name: string;
  large?: boolean;
}

/** Somebody's initials on their pebble; the name stands beside it in words. */
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
