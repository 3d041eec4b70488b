import { LANGUAGES, type Language, type SymbolSide } from '@cairn/contracts/kernel/languages';

/** The BCP 47 locale of a language; Arabic is fixed to Latin digits. */
export const localeOf = (language: Language): string => LANGUAGES.find(({ code }) => code === language)?.locale ?? 'en';

/** Where a language has the sign of a currency: `$1,000.00`, in French `1 000,00 $`. */
export const symbolSideOf = (language: Language): SymbolSide =>
  LANGUAGES.find(({ code }) => code === language)?.symbol ?? 'before';
