import { exponentOf } from './currency.js';

/** The largest amount the ledger accepts, in minor units; below 2^53, so that it also fits a JSON integer. */
export const MAX_MINOR = 9_000_000_000_000_000n;

const AMOUNT = /^(?:(\d{1,3}(?:,\d{3})+)|(\d{1,24}))(?:\.(\d{1,24}))?$/;

/**
 * Reads what a person types, "1,234.50" or "1234.5", into minor units. A point separates decimals; commas may group
 * thousands, in threes only. Amounts are not negative: a direction is never typed.
 *
 * @returns null for junk, more decimals than the currency has, or more than 9e15 minor units
 * @throws RangeError for an unknown currency
 */
export const parseMajor = (text: string, currency: string): bigint | null => {
  const exponent = exponentOf(currency);
  const trimmed = text.trim();
  const match = trimmed.length > 50 ? null : AMOUNT.exec(trimmed);
  if (match === null) return null;
  const whole = (match[1] ?? match[2] ?? '').replaceAll(',', '');
  const fraction = match[3] ?? '';
  if (fraction.length > exponent) return null;
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'));
  return minor > MAX_MINOR ? null : minor;
};

/**
 * The plain decimal text of an amount, "1234.50": every decimal of the currency, no grouping, no symbol.
 * For people, format by locale from this; for files and inputs, use it as it is.
 *
 * @throws RangeError for an unknown currency
 */
export const formatMajor = (minor: bigint, currency: string): string => {
  const exponent = exponentOf(currency);
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};
