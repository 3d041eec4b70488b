import type { Language } from '@cairn/contracts';
import { countryName, formatOnScreen } from '@cairn/i18n';

export { directionOf, formatAge, formatCount } from '@cairn/i18n';

/** A country's name, from its ISO 3166 code; null where none is given. */
export const countryIn = (language: Language, code: string | null): string | null =>
  code === null || code === '' ? null : countryName(language, code);

/** A calendar date (`2026-12-11`), which no time zone may move. */
export const formatCalendarDate = (language: Language, date: string): string => formatOnScreen(language, date, 'date');
