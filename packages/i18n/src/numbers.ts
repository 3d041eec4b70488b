import { withCurrency } from '@cairn/contracts/settings/currency-display';
import type { Language } from '@cairn/contracts/kernel/languages';
import { exponentOf } from '@cairn/finance';
import { numberFormat } from './formats.js';
import { localeOf, symbolSideOf } from './locale.js';
import { symbolOf } from './money.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Arabic locales put a mark of direction beside percents and short figures, which tears them off their digits. */
const plainLocaleOf = (language: Language): string => (language === 'ar' ? 'en-US' : localeOf(language));

/** A count in the reader's grouping. */
export const formatCount = (language: Language, count: number): string =>
  numberFormat(localeOf(language)).format(count);

/** A ratio as a percentage: 0.085 is "8.5%". What rounds to nothing has no sign: never "-0%". */
export const formatPercent = (language: Language, ratio: number, digits = 1): string =>
  numberFormat(plainLocaleOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(ratio);

/** An age in its largest whole unit: "3 days". Less than a minute reads as one. */
export function formatAge(language: Language, milliseconds: number): string {
  const [unit, size] =
    milliseconds >= DAY
      ? (['day', DAY] as const)
      : milliseconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const whole = Math.max(1, Math.floor(milliseconds / size));
  return numberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
}

/**
 * An amount in minor units for the axis of a chart, where there is room for two or three digits: "$1.5K".
 *
 * @throws RangeError for an unknown currency
 */
export function formatMoneyShort(language: Language, minor: number, currency: string): string {
  const short = numberFormat(plainLocaleOf(language), { notation: 'compact', maximumFractionDigits: 1 });
  const figures = short.format(minor / 10 ** exponentOf(currency));
  return withCurrency(figures, currency, symbolOf(currency).trim(), symbolSideOf(language));
}
