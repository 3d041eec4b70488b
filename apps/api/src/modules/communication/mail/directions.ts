import { LANGUAGES, type Language } from '@cairn/contracts';

/** Reading direction of each language. */
export const DIRECTIONS = Object.fromEntries(LANGUAGES.map(({ code, direction }) => [code, direction])) as Record<
  Language,
  'ltr' | 'rtl'
>;
