import { withCurrency } from '@cairn/contracts/settings/currency-display';
import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';
import { exponentOf } from '@cairn/finance';
import { joinList } from '@cairn/i18n/lists';
import { formatMoney as writtenMoney } from '@cairn/i18n/money';
import { serverClock } from '../api/server-clock.js';

export { exponentOf };

/** The locale of a language. Arabic is fixed to Latin digits, on screen as on paper. */
export const localeOf = (language: string): string =>
  LANGUAGES.find(({ code }) => code === language)?.locale ?? LANGUAGES[0].locale;

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';

export const isKnownLanguage = (value: string | null): value is Language =>
  LANGUAGES.some(({ code }) => code === value);

interface MoneyOptions {
  /** Whole units on cards and totals, every decimal in sums and receipts. */
  whole?: boolean;
}

/** The language of a tag, English where it is none of ours. */
export const languageOf = (tag: string): Language => (isKnownLanguage(tag) ? tag : 'en');

let written: Language = 'en';

/**
 * Tells in which language amounts are written. One reader looks at a page, and amounts stand in a hundred sentences:
 * told once, where the language changes, it holds for all of them.
 */
export const tellLanguage = (language: string): void => {
  written = languageOf(language);
};

/** An amount in minor units as text, as papers and mails write it too. */
export const formatMoney = (minor: number | bigint, currency: string, { whole = false }: MoneyOptions = {}): string =>
  writtenMoney(written, BigInt(minor), currency, { whole });

/** An amount in minor units for the axis of a chart, where there is room for two or three digits: "$1.5K". */
export const formatMoneyShort = (minor: number, currency: string): string => {
  const locale = written === 'ar' ? 'en-US' : localeOf(written);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return withCurrency(short.format(minor / 10 ** exponentOf(currency)), currency, currencySymbol(currency));
};

/** The narrow symbol of a currency, for the affix of an amount field. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** A browser and its system as the server stores them, "Firefox, Linux", apart by the comma of the language. */
export const formatAgent = (agent: string, language: string): string =>
  joinList(languageOf(language), agent.split(', '));

/** A count in the reader's grouping. */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** A ratio as a percentage: 0.085 is "8.5%". What rounds to nothing has no sign: never "-0%". */
export const formatPercent = (ratio: number, language: string, digits = 1): string =>
  new Intl.NumberFormat(language === 'ar' ? 'en-US' : localeOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(ratio);

export type DateStyle = 'date' | 'day' | 'dayMonth' | 'dayShort' | 'moment' | 'second' | 'time' | 'clock' | 'month';

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  time: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  clock: { hour: '2-digit', minute: '2-digit' },
  second: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  dayMonth: { day: 'numeric', month: 'long' },
  dayShort: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
};

/** A British order of day and month for English, so that a date is read alike on both sides of an ocean. */
const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : localeOf(language));

/**
 * An instant or a calendar date as text. A calendar date (`YYYY-MM-DD`) has no time zone and never shifts a day.
 * @param timeZone the reader's own where none is given
 */
export const formatDate = (value: string, language: string, style: DateStyle = 'date', timeZone?: string): string => {
  const calendar = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(calendar ? `${value}T00:00:00Z` : value);
  return new Intl.DateTimeFormat(dateLocale(language), {
    ...dateStyles[style],
    hourCycle: dateStyles[style].hour ? 'h23' : undefined,
    timeZone: calendar ? 'UTC' : timeZone,
  }).format(date);
};

/** Whole days from now until an instant, never below zero. */
export const daysUntil = (instant: string, now: number = serverClock.now()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 86_400_000));

/** A currency as people call it. */
export const currencyName = (currency: string, language: string): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'currency' }).of(currency) ?? currency;

/** A time zone as people call it, whatever the season. */
export const timeZoneName = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
