import { exponentOf, formatMajor, isCurrency } from '@cairn/finance';
import type { Money } from '../ports/money.js';

/** PayPal writes amounts as decimal text, with the decimals of the currency. */
export const toPaypal = ({ minor, currency }: Money): { currency_code: string; value: string } => ({
  currency_code: currency,
  value: formatMajor(minor, currency),
});

/** Null for what is no amount of a currency that the ledger knows. */
export function fromPaypal(value: unknown): Money | null {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('currency_code' in value)) return null;
  const { value: text, currency_code: currency } = value;
  if (typeof text !== 'string' || typeof currency !== 'string' || !isCurrency(currency)) return null;
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const exponent = exponentOf(currency);
  // More decimals than the currency has are a reply that is not understood, unless they are zeros.
  if (whole === '' || !/^0*$/.test(decimals.slice(exponent))) return null;
  const minor = BigInt(whole + decimals.slice(0, exponent).padEnd(exponent, '0'));
  return { minor: sign === '-' ? -minor : minor, currency };
}
