import { withCurrency, type Language } from '@cairn/contracts';
import { formatMajor } from '@cairn/finance';
import { localeOf } from './locale.js';

const MINUS = '\u2212';
/** CLDR groups French figures by a narrow no-break space, which most faces (those of our papers too) do not draw. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** `$`, `€`, `¥`, or a code with a space after it, `KWD `: the same in every language. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(0);
  const affix = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return plainSpaces(affix.map(({ value }) => value).join(''));
}

export interface MoneyStyle {
  /** Keeps the amount left to right inside a sentence of the other direction (U+2066 … U+2069). */
  isolate?: boolean;
}

/**
 * An amount as people read it, narrow symbol first and Latin digits in all three languages, grouped as the language
 * does: `$1,234.50`, in French `$1 234,50`. Minus is U+2212 before the symbol. Built from the digits of the amount, so
 * it is exact for any.
 *
 * @param minor minor units of `currency` (ISO 4217)
 * @throws RangeError for an unknown currency
 */
export function formatMoney(
  language: Language,
  minor: bigint,
  currency: string,
  { isolate = false }: MoneyStyle = {},
): string {
  const [units = '0', decimals] = formatMajor(minor < 0n ? -minor : minor, currency).split('.');
  const figures = new Intl.NumberFormat(localeOf(language));
  const point = figures.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const amount = plainSpaces(figures.format(BigInt(units))) + (decimals === undefined ? '' : point + decimals);
  const text = (minor < 0n ? MINUS : '') + withCurrency(amount, currency, symbolOf(currency));
  return isolate ? `\u2066${text}\u2069` : text;
}
