/** Letters of a name in an address; with the end of its id it stays within the 60 that a slug may have. */
const LONGEST = 50;
const OF_ID = 6;

/** Latin letters that do not decompose into a letter and a mark. */
const SPELT: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const NO_LETTER = /(?:(?!\p{Script=Latin})[^\p{L}\p{Nd}]|(?![a-z])\p{Script=Latin})+/gu;

/**
 * The part of an address made from a name: lowercase letters and digits of any script, Latin ones without marks, and
 * the end of its id, so that two of one name differ. "Élodie Müller" is `elodie-muller-0a1b2c`.
 *
 * @param fallback used for a name without a letter or digit
 */
export function slugOf(name: string, id: string, fallback: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđðþı]/g, (letter) => SPELT[letter] ?? letter)
    .replaceAll(NO_LETTER, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || fallback}-${id.slice(-OF_ID)}`;
}
