import { palettes } from './palettes.js';

/** A tinted, slightly irregular disc behind somebody's initials. */
export interface Pebble {
  readonly name: string;
  readonly background: string;
  readonly color: string;
  /** A CSS border-radius. */
  readonly outline: string;
}

const pebble = (family: keyof typeof palettes, outline: string): Pebble => ({
  name: family,
  background: palettes[family][2],
  color: palettes[family][9],
  outline,
});

/** The six pebbles, in a fixed order: an id keeps its pebble for ever. */
export const pebbles = [
  pebble('tarn', '47% 53% 50% 50% / 55% 52% 48% 45%'),
  pebble('lichen', '54% 46% 48% 52% / 48% 55% 45% 52%'),
  pebble('danger', '50% 50% 45% 55% / 46% 49% 51% 54%'),
  pebble('info', '45% 55% 53% 47% / 53% 46% 54% 47%'),
  pebble('success', '52% 48% 55% 45% / 50% 54% 46% 50%'),
  pebble('warning', '48% 52% 46% 54% / 54% 47% 53% 46%'),
] as const;

/** The pebble of a user id: the same for the same id, spread evenly over the six (FNV-1a, 32 bits). */
export const pebbleFor = (id: string): Pebble => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  }
  return pebbles[hash % pebbles.length] ?? pebbles[0];
};
