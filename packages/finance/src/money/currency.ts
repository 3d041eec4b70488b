/**
 * The currencies the platform supports, with the number of decimals of their minor unit.
 * Source: ISO 4217, table A.1, column "minor unit".
 */
export const CURRENCIES = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  CHF: 2,
  MAD: 2,
  AED: 2,
  SAR: 2,
  EGP: 2,
  JPY: 0,
  XOF: 0,
  XAF: 0,
  KWD: 3,
  BHD: 3,
  TND: 3,
  JOD: 3,
} as const satisfies Readonly<Record<string, number>>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** Whether the text is the ISO 4217 code, in capitals, of a currency in `CURRENCIES`. */
export const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code);

/**
 * Decimals of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD.
 *
 * @throws RangeError for a currency that is not in `CURRENCIES`
 */
export const exponentOf = (currency: string): number => {
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency: "${currency}"`);
  return CURRENCIES[currency];
};

/**
 * Minor units in one major unit: 100n for USD, 1n for JPY, 1000n for KWD.
 *
 * @throws RangeError for a currency that is not in `CURRENCIES`
 */
export const minorPerMajor = (currency: string): bigint => 10n ** BigInt(exponentOf(currency));
