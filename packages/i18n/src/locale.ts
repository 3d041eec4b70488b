import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';

/** The BCP 47 locale of a language; Arabic is fixed to Latin digits. */
export const localeOf = (language: Language): string => LANGUAGES.find(({ code }) => code === language)?.locale ?? 'en';
