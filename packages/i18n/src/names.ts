import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';
import { dateFormat } from './formats.js';
import { localeOf } from './locale.js';

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';

/** A country's name, from its ISO 3166 code. */
export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code;

/** A currency as people call it, from its ISO 4217 code. */
export const currencyName = (language: Language, currency: string): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'currency' }).of(currency) ?? currency;

/** A time zone (IANA name) as people call it, whatever the season. */
export const timeZoneName = (language: Language, timeZone: string): string =>
  dateFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The time zones there are, by their IANA names. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** The time zone of the machine that this runs on: in a browser the reader's. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const letters = new Intl.Segmenter();
const letterOf = (word = ''): string => letters.segment(word).containing(0)?.segment ?? '';

/** A reference longer than this is for machines: people read and type its start alone. */
const READABLE = 16;
const SHOWN = 8;

/** A reference as screens and papers show it: the start of one that only a machine reads. */
export const shortReference = (reference: string): string =>
  reference.length > READABLE ? `${reference.slice(0, SHOWN)}\u2026` : reference;

/** First letters of the first and the last word of a name; a letter may be several code points. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? letterOf(words.at(-1)) : '';
  return (letterOf(words[0]) + last).toLocaleUpperCase();
}
