/**
 * Letters of Arabic that are written in several ways and searched in one: alef wasla, alef maqsura, ta marbuta. Hamza
 * and madda were separated from their letters before (NFKD) and are removed with the vowel signs and the tatweel.
 */
const ARABIC_FORMS: readonly [RegExp, string][] = [
  [/\u0671/g, '\u0627'],
  [/\u0649/g, '\u064a'],
  [/\u0629/g, '\u0647'],
  [/\u0640|[\u064b-\u0655]|\u0670/g, ''],
];

/** Folds accents, case and Arabic letter variants away, on both sides of a search. */
export function foldWords(text: string): string {
  const latin = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return ARABIC_FORMS.reduce((words, [form, plain]) => words.replace(form, plain), latin);
}

export const searchWords = (parts: readonly (string | null)[]): string =>
  foldWords(parts.filter((part) => part !== null).join(' '));

/** A tsquery in which every word may be unfinished; null when nothing searchable was typed. */
export function searchQuery(typed: string): string | null {
  const words = foldWords(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, 8)
        .map((word) => `${word}:*`)
        .join(' & ');
}
