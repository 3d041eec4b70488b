import { localeOf } from './locale.js';
import type { Language } from '@cairn/contracts/kernel/languages';

const COMMA: Readonly<Record<Language, string>> = { en: ', ', fr: ', ', ar: '، ' };

/** Things one after the other, apart by the comma of the language. */
export const joinList = (language: Language, parts: readonly string[]): string => parts.join(COMMA[language]);

/** Things in a sentence: "A, B and C". */
export const joinSentence = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts);
