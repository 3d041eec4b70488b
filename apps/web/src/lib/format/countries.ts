import { COUNTRY_CODES } from '@cairn/contracts/kernel/countries';
import { countryName as nameIn } from '@cairn/i18n/names';
import { languageOf } from './format.js';

/** Countries (ISO 3166-1 alpha-2) with their names in the reader's language, in its alphabetical order. */
export const countryOptions = (tag: string): { value: string; label: string }[] => {
  const language = languageOf(tag);
  return COUNTRY_CODES.map((value) => ({ value, label: nameIn(language, value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
};

/** A country's name in the reader's language. */
export const countryName = (code: string, language: string): string => nameIn(languageOf(language), code);
