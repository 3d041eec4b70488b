import { exponentOf } from './currency.js';

/** The largest amount the ledger accepts, in minor units; below 2^53, so that it also fits a JSON integer. */
export const MAX_MINOR = 9_000_000_000_000_000n;

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
