import { withCurrency } from '@cairn/contracts/settings/currency-display';
import type { Language } from '@cairn/contracts/kernel/languages';
import { exponentOf, formatMajor, MAX_MINOR } from '@cairn/finance';
import { numberFormat } from './formats.js';
import { joinFigure, plainFigure, readFigure, writeFigure, type ReadFigure } from './figures.js';
import { symbolSideOf } from './locale.js';

const MINUS = '\u2212';

/** `$`, `€`, `¥`, or a code with a space after it, `KWD `: the same in every language. */
export function symbolOf(currency: string): string {
  const parts = numberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(0);
  const affix = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return affix
    .map(({ value }) => value)
    .join('')
    .replaceAll('\u202f', '\u00a0');
}

export interface MoneyStyle {
  /** Keeps the amount left to right inside a sentence of the other direction (U+2066 … U+2069). */
  isolate?: boolean;
  /** Leaves decimals out where they are all zero: on cards and totals, never in sums and receipts. */
  whole?: boolean;
}

/**
 * An amount as people read it, with its narrow symbol and Latin digits in all three languages, grouped as the language
 * does: `$1,234.50`, in French `1 234,50 $`. Minus is U+2212 before all else. Built from the digits of the amount, so
 * it is exact for any.
 *
 * @param minor minor units of `currency` (ISO 4217)
 * @throws RangeError for an unknown currency
 */
export function formatMoney(
  language: Language,
  minor: bigint,
  currency: string,
  { isolate = false, whole = false }: MoneyStyle = {},
): string {
  const [units = '0', decimals = ''] = formatMajor(minor < 0n ? -minor : minor, currency).split('.');
  const amount = joinFigure(language, BigInt(units), whole && /^0*$/.test(decimals) ? '' : decimals);
  const text = (minor < 0n ? MINUS : '') + withCurrency(amount, currency, symbolOf(currency), symbolSideOf(language));
  return isolate ? `\u2066${text}\u2069` : text;
}

/** Text allowed around the figures of an amount: its code, its symbol, and what the site writes there. */
function affixesOf(currency: string): readonly string[] {
  const asWritten = plainFigure(withCurrency('0', currency, symbolOf(currency))).split('0');
  const affixes = [currency, plainFigure(symbolOf(currency)), ...asWritten].map((affix) => affix.trim());
  return [...new Set(affixes)].filter((affix) => affix !== '').toSorted((a, b) => b.length - a.length);
}

/** The figures of an amount that was pasted with its currency. */
function withoutCurrency(text: string, currency: string): string {
  const plain = plainFigure(text);
  const folded = plain.toUpperCase();
  for (const affix of affixesOf(currency)) {
    const mark = affix.toUpperCase();
    if (folded.startsWith(mark)) return plain.slice(affix.length);
    if (folded.endsWith(mark)) return plain.slice(0, -affix.length);
  }
  return plain;
}

/**
 * Reads an amount that a person typed or pasted, in the marks of their language, into minor units: "1,234.50",
 * "1 234,50", "١٬٢٣٤٫٥٠". Amounts are not negative: a direction is never typed.
 *
 * @throws RangeError for an unknown currency
 */
export function readMoney(language: Language, text: string, currency: string): ReadFigure {
  const plain = plainFigure(text);
  if (/^[-\u2212]/.test(plain)) return { problem: 'negative' };
  return readFigure(language, withoutCurrency(plain, currency), exponentOf(currency), MAX_MINOR);
}

/**
 * An amount as text for its field: no symbol, decimals only where there are any. `readMoney` reads it back.
 *
 * @throws RangeError for an unknown currency
 */
export function writeMoney(language: Language, minor: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  const one = 10n ** BigInt(exponent);
  return minor % one === 0n ? writeFigure(language, minor / one, 0) : writeFigure(language, minor, exponent);
}
