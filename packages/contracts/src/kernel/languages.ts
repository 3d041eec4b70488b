/**
 * C-11: the languages of the interface. `locale` fixes Latin digits in Arabic; `symbol` says on which side of an amount
 * the sign of its currency stands.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en-US', symbol: 'before' },
  { code: 'fr', name: 'Français', direction: 'ltr', locale: 'fr-FR', symbol: 'after' },
  { code: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn', symbol: 'before' },
] as const;

/** The cookie with the language chosen in this browser. */
export const LANGUAGE_COOKIE = 'lng';

export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);
export type Language = (typeof LANGUAGES)[number]['code'];
export type SymbolSide = (typeof LANGUAGES)[number]['symbol'];

export const isLanguage = (value: unknown): value is Language => LANGUAGE_CODES.some((code) => code === value);
