import { multiplyRational, rationalFromDecimal, type Rational } from '@cairn/finance';

interface PairRate {
  base: string;
  quote: string;
  rate: string;
}

/** A pair's name, the same whichever way round it is written: a rate measures in both directions. */
export const pairOf = ({ base, quote }: Pick<PairRate, 'base' | 'quote'>): string =>
  base < quote ? `${base}-${quote}` : `${quote}-${base}`;

const isEqual = (a: Rational, b: Rational): boolean => a.num * b.den === b.num * a.den;

/** One ten-thousandth: what an inverse loses that is written to four significant digits, as banks write it. */
const ROUNDING = 10_000n;

const isInverse = (a: Rational, b: Rational): boolean => {
  const { num, den } = multiplyRational(a, b);
  const off = num > den ? num - den : den - num;
  return off * ROUNDING < den;
};

/**
 * Whether two rates of one pair are equal: the same number however many zeros it has, or, the other way round, the
 * inverse but for its rounding.
 */
export function isSameRate(a: PairRate, b: PairRate): boolean {
  const [one, other] = [rationalFromDecimal(a.rate), rationalFromDecimal(b.rate)];
  return a.base === b.base ? isEqual(one, other) : isInverse(one, other);
}
