import { LANGUAGES, type Language } from '@cairn/contracts';
import { exponentOf, formatMajor } from '@cairn/finance';

const localeOf = (language: Language): string => LANGUAGES.find(({ code }) => code === language)?.locale ?? 'en-US';

/**
 * An amount as people read it: `$1,234.50`, `1 234,50 $US`, with Latin digits in all three languages. Exact: the
 * formatter is given decimal text, never a float.
 */
export function formatMoney(language: Language, minor: bigint, currency: string): string {
  const digits = exponentOf(currency);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // The typed signature lacks the decimal-text overload of ECMA-402, which keeps every digit.
  return format.format(formatMajor(minor, currency) as unknown as number);
}

/** An instant in a time zone, with the zone's name: deadlines need both. */
export function formatInstant(language: Language, instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

export function formatDate(language: Language, date: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}
