import { unprocessable } from './api/issues.js';

/** An amount in minor units. */
export interface Amount {
  readonly currency: string;
  readonly minor: number;
}

interface CurrencyRules {
  readonly decimals: 0 | 2;
  /** The fixed part of the fee for a payment, in minor units. */
  readonly fixedFee: number;
}

const two = (fixedFee: number): CurrencyRules => ({ decimals: 2, fixedFee });
const none = (fixedFee: number): CurrencyRules => ({ decimals: 0, fixedFee });

/** What PayPal takes. Only the dollar's fee is part of the contract; the others are of its size. */
const CURRENCIES: Readonly<Record<string, CurrencyRules>> = {
  AUD: two(59),
  BRL: two(290),
  CAD: two(59),
  CHF: two(49),
  CZK: two(900),
  DKK: two(290),
  EUR: two(39),
  GBP: two(39),
  HKD: two(379),
  HUF: none(149),
  ILS: two(160),
  JPY: none(49),
  MXN: two(900),
  MYR: two(200),
  NOK: two(390),
  NZD: two(69),
  PHP: two(2500),
  PLN: two(189),
  SEK: two(409),
  SGD: two(69),
  THB: two(1500),
  TWD: none(14),
  USD: two(49),
};

/** Of every payment, in hundredths of a percent. */
const FEE_RATE = 349;
const LARGEST = 99_999_999_999;

/** Reads decimal text that the shape of the request has let through; 422 when no such amount can be paid. */
export function readAmount(currency: string, value: string, field: string): Amount {
  const rules = CURRENCIES[currency];
  if (rules === undefined) throw unprocessable('INVALID_CURRENCY_CODE', `${field}/currency_code`);
  const [whole = '', fraction = ''] = value.split('.');
  if (fraction.length > 0 && rules.decimals === 0) throw unprocessable('DECIMALS_NOT_SUPPORTED', `${field}/value`);
  if (fraction.length > 2) throw unprocessable('DECIMAL_PRECISION', `${field}/value`);
  const minor = Number(`${whole}${fraction.padEnd(rules.decimals, '0')}`);
  if (minor <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', `${field}/value`);
  if (minor > LARGEST) throw unprocessable('MAX_VALUE_EXCEEDED', `${field}/value`);
  return { currency, minor };
}

/** Decimal text with as many decimals as the currency has. */
export function decimal({ currency, minor }: Amount): string {
  const decimals = CURRENCIES[currency]?.decimals ?? 2;
  if (decimals === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount as Orders, Payments and Disputes write it. */
export const money = (amount: Amount): { currency_code: string; value: string } => ({
  currency_code: amount.currency,
  value: decimal(amount),
});

/** What PayPal keeps of a payment: 3.49 % and a fixed amount, at most all of it. */
export function feeOf({ currency, minor }: Amount): number {
  const rate = Math.round((minor * FEE_RATE) / 10_000);
  return Math.min(minor, rate + (CURRENCIES[currency]?.fixedFee ?? 0));
}
