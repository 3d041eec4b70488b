/** An amount in the minor units of its ISO 4217 currency: 12.50 USD is `{ minor: 1250n, currency: 'USD' }`. */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

const assertSameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) {
    throw new RangeError(`Amounts of different currencies cannot be combined: ${a.currency} and ${b.currency}`);
  }
};

/** @throws RangeError when the currencies differ: the platform never converts */
export const addMoney = (a: Money, b: Money): Money => {
  assertSameCurrency(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
};

/** @throws RangeError when the currencies differ: the platform never converts */
export const subtractMoney = (a: Money, b: Money): Money => {
  assertSameCurrency(a, b);
  return { minor: a.minor - b.minor, currency: a.currency };
};

/**
 * Minor units as a JSON integer.
 *
 * @throws RangeError beyond 2^53 - 1 on either side, where a double would silently change the amount
 */
export const toSafeInteger = (minor: bigint): number => {
  const value = Number(minor);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${minor} is too large for a JSON integer`);
  return value;
};
