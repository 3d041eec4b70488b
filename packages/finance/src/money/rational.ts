import { divideHalfUp } from './rounding.js';

/** An exact fraction in lowest terms with a positive denominator. Build it with `rational()`, never by hand. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/**
 * The fraction `num / den` in lowest terms.
 *
 * @throws RangeError when `den` is zero
 */
export const rational = (num: bigint, den: bigint = 1n): Rational => {
  if (den === 0n) throw new RangeError('A fraction needs a denominator other than zero');
  const divisor = greatestCommonDivisor(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
};

export const ZERO = rational(0n);
export const ONE = rational(1n);

export const addRational = (a: Rational, b: Rational): Rational =>
  a.den === b.den ? rational(a.num + b.num, a.den) : rational(a.num * b.den + b.num * a.den, a.den * b.den);

export const subtractRational = (a: Rational, b: Rational): Rational => addRational(a, { num: -b.num, den: b.den });

export const multiplyRational = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);

/** @throws RangeError when `b` is zero */
export const divideRational = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);

/**
 * `base` to a whole power of zero or more.
 *
 * @throws RangeError for a negative or fractional exponent
 */
export const powerRational = (base: Rational, exponent: number): Rational => {
  if (!Number.isSafeInteger(exponent) || exponent < 0) {
    throw new RangeError(`The exponent must be a whole number of zero or more, not ${exponent}`);
  }
  // Powers of coprime numbers stay coprime, so no reduction is needed.
  return { num: base.num ** BigInt(exponent), den: base.den ** BigInt(exponent) };
};

/** Negative, zero or positive as `a` is below, equal to or above `b`: fit for `Array.prototype.sort`. */
export const compareRational = (a: Rational, b: Rational): number => {
  const difference = a.num * b.den - b.num * a.den;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/** The nearest integer, half up: the one place where an exact result becomes minor units. */
export const roundRational = (value: Rational): bigint => divideHalfUp(value.num, value.den);

const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/;

/**
 * The exact value of a plain decimal text: "0.085" is 17/200.
 *
 * @throws RangeError for anything but digits with at most one point and a sign (no exponent, no grouping)
 */
export const rationalFromDecimal = (text: string): Rational => {
  const match = DECIMAL.exec(text);
  if (match === null) throw new RangeError(`Not a decimal number: "${text}"`);
  const [, sign, whole = '0', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction);
  return rational(sign === '-' ? -magnitude : magnitude, 10n ** BigInt(fraction.length));
};

/** A plain decimal text, half up at so many places and without needless zeros: 17/200 is "0.085". Zero or more. */
export const decimalFromRational = (value: Rational, places: number): string => {
  const digits = roundRational(multiplyRational(value, rational(10n ** BigInt(places))))
    .toString()
    .padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

/** The nearest floating-point number, for charts, labels and root finding; never for money. */
export const rationalToNumber = (value: Rational): number => {
  // Both sides may exceed the range of a double, so the quotient is taken with 64 leading bits and scaled back.
  const shift = BigInt(value.num.toString(2).length - value.den.toString(2).length - 64);
  return Number((value.num << -shift) / value.den) * 2 ** Number(shift);
};
