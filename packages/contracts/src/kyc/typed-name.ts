import { SIGNATURE_TEXT_MAX } from './signature.js';

/** Letters that no mark is taken off of to find the plain one, in Latin and in Arabic script. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  ـ: '',
};

/** A name without regard to case, accents and vowel signs, blanks and the marks between its parts. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıةىٱـ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const letters = (text: string): string[] => Array.from(text);

interface Named {
  firstName: string;
  lastName: string;
}

/** What a person's typed signature may be: the name, and what of a long one there is room for (V-25). */
function typedNames(firstName: string, lastName: string): readonly string[] {
  const name = `${firstName} ${lastName}`.trim();
  if (letters(name).length <= SIGNATURE_TEXT_MAX) return [name];
  const short = `${letters(firstName)[0] ?? ''}. ${lastName}`;
  const cut = letters(name).slice(0, SIGNATURE_TEXT_MAX).join('').trim();
  return letters(short).length <= SIGNATURE_TEXT_MAX ? [short, cut] : [cut];
}

/** A name of which the parts are not known: the first word and the others. */
export const namedAs = (name: string): Named => {
  const [firstName = '', ...others] = name.trim().split(/\s+/u);
  return { firstName, lastName: others.join(' ') };
};

/** What this person types to sign. */
export const typedNameOf = ({ firstName, lastName }: Named): string => typedNames(firstName, lastName)[0] ?? '';

/** V-31: whether a typed signature is this person's name. */
export const isTypedNameOf = (typed: string, { firstName, lastName }: Named): boolean =>
  typedNames(firstName, lastName).some((name) => plainName(name) === plainName(typed));
