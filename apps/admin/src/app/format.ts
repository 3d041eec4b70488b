import { LANGUAGES, type Language } from '@cairn/contracts';

export const localeOf = (language: Language): string =>
  LANGUAGES.find(({ code }) => code === language)?.locale ?? 'en-US';

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An age in its largest whole unit: "3 days". Less than a minute reads as one. */
export function formatAge(language: Language, milliseconds: number): string {
  const [unit, size] =
    milliseconds >= DAY
      ? (['day', DAY] as const)
      : milliseconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const whole = Math.max(1, Math.floor(milliseconds / size));
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
}

export const formatCount = (language: Language, count: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(count);

/** A country's name, from its ISO 3166 code; null where none is given. */
export const countryIn = (language: Language, code: string | null): string | null =>
  code === null || code === ''
    ? null
    : (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code);

/** An instant in the reader's own zone, with the zone's name: a deadline without it is not one. */
export function formatMoment(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

export const formatShortDay = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'short', day: 'numeric' }).format(
    new Date(instant),
  );

/** A calendar date (`2026-12-11`), which no time zone may move. */
export const formatCalendarDate = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
