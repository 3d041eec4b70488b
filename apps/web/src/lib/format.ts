import { withCurrency } from '@cairn/contracts/content/currency-display';
import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';

/** Unicode minus, as wide as a plus; the hyphen is too short beside figures. */
const MINUS = '\u2212';

/** The locale of a language. Arabic is fixed to Latin digits, on screen as on paper. */
export const localeOf = (language: string): string =>
  LANGUAGES.find(({ code }) => code === language)?.locale ?? LANGUAGES[0].locale;

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';

export const isKnownLanguage = (value: string | null): value is Language =>
  LANGUAGES.some(({ code }) => code === value);

/** Decimal places of an ISO 4217 currency: 2 for USD, 0 for JPY, 3 for KWD. */
export const exponentOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

interface MoneyOptions {
  /** Whole units on cards and totals, every decimal in sums and receipts. */
  whole?: boolean;
}

/**
 * An amount in minor units as text, narrow symbol first and Latin digits in every language. The figure is built from
 * its digits, so no amount passes through a floating-point number.
 */
export const formatMoney = (minor: number | bigint, currency: string, options: MoneyOptions = {}): string => {
  const exponent = exponentOf(currency);
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(exponent + 1, '0');
  const units = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(BigInt(units));
  const first = parts.findIndex(({ type }) => type === 'integer');
  const textOf = (some: typeof parts): string => some.map(({ value: text }) => text).join('');
  const body = textOf(parts.slice(first));
  const figures = exponent === 0 || (options.whole && /^0*$/.test(fraction)) ? body : `${body}.${fraction}`;
  const text = withCurrency(figures, currency, textOf(parts.slice(0, first)));
  return value < 0n ? `${MINUS}${text}` : text;
};

/** An amount in minor units for the axis of a chart, where there is room for two or three digits: "$1.5K". */
export const formatMoneyShort = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(minor / 10 ** exponentOf(currency));

/** The narrow symbol of a currency, for the affix of an amount field. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What somebody typed as minor units, or null when it is no amount of this currency ("1,234.5" in USD is 123450). */
export const parseMoney = (text: string, currency: string): number | null => {
  const exponent = exponentOf(currency);
  const plain = text.replaceAll(/[\s,\u00a0\u202f]/g, '');
  const match = /^(\d{1,13})(?:\.(\d*))?$/.exec(plain);
  if (!match) return null;
  const [, units = '', fraction = ''] = match;
  if (fraction.length > exponent) return null;
  const minor = Number(units + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};

/** Minor units as text for an amount field: 123450 in USD is "1,234.50", 100000 is "1,000". */
export const moneyToInput = (minor: number, currency: string): string => {
  const exponent = exponentOf(currency);
  const digits = String(minor).padStart(exponent + 1, '0');
  const fraction = digits.slice(digits.length - exponent);
  const units = new Intl.NumberFormat('en-US').format(BigInt(digits.slice(0, digits.length - exponent)));
  return exponent === 0 || /^0*$/.test(fraction) ? units : `${units}.${fraction}`;
};

/** A count in the reader's grouping. */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** A ratio as a percentage: 0.085 is "8.5%". */
export const formatPercent = (ratio: number, language: string, digits = 1): string =>
  new Intl.NumberFormat(language === 'ar' ? 'en-US' : localeOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
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
 */
export const formatDate = (value: string, language: string, style: DateStyle = 'date'): string => {
  const calendar = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const date = new Date(calendar ? `${value}T00:00:00Z` : value);
  return new Intl.DateTimeFormat(dateLocale(language), {
    ...dateStyles[style],
    hourCycle: dateStyles[style].hour ? 'h23' : undefined,
    timeZone: calendar ? 'UTC' : undefined,
  }).format(date);
};

/** Whole days from now until an instant, never below zero. */
export const daysUntil = (instant: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 86_400_000));

/** A currency as people call it. */
export const currencyName = (currency: string, language: string): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'currency' }).of(currency) ?? currency;

/** A time zone as people call it, whatever the season. */
export const timeZoneName = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
