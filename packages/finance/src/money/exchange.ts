import { exponentOf } from './currency.js';
import { divideRational, multiplyRational, rational, roundRational, type Rational } from './rational.js';

/** One unit of `base` is `rate` units of `quote`: major units of both. */
export interface ExchangeRate {
  base: string;
  quote: string;
  rate: Rational;
}

/**
 * How many units of `to` one unit of `from` is, by the rates of one day: the rate itself, its inverse, or both by way of
 * a currency that they share, such as the euro in the European Central Bank's list. Null without such rates.
 *
 * @param rates one for each pair, written one way round: which of two is newer is not known here
 */
export function crossRate(from: string, to: string, rates: readonly ExchangeRate[]): Rational | null {
  if (from === to) return rational(1n);
  const known = (a: string, b: string): Rational | null => {
    const direct = rates.find(({ base, quote }) => base === a && quote === b);
    if (direct) return direct.rate;
    const inverse = rates.find(({ base, quote }) => base === b && quote === a);
    return inverse ? divideRational(rational(1n), inverse.rate) : null;
  };
  const straight = known(from, to);
  if (straight !== null) return straight;
  for (const by of new Set(rates.flatMap(({ base, quote }) => [base, quote]))) {
    const [there, onwards] = [known(from, by), known(by, to)];
    if (there !== null && onwards !== null) return multiplyRational(there, onwards);
  }
  return null;
}

/**
 * An amount expressed in another currency, for a limit: money itself is never converted.
 *
 * @param minor minor units of `from`
 * @param rate units of `to` for one unit of `from`
 * @returns minor units of `to`, half up
 */
export function measureIn(minor: bigint, from: string, to: string, rate: Rational): bigint {
  const scale = rational(10n ** BigInt(exponentOf(to)), 10n ** BigInt(exponentOf(from)));
  return roundRational(multiplyRational(multiplyRational(rational(minor), rate), scale));
}

/**
 * The largest amount of `from` that does not exceed a limit in `to`.
 *
 * @param limit minor units of `to`, zero or more
 * @returns minor units of `from`
 */
export function mostWithin(limit: bigint, from: string, to: string, rate: Rational): bigint {
  const scale = rational(10n ** BigInt(exponentOf(from)), 10n ** BigInt(exponentOf(to)));
  const { num, den } = divideRational(multiplyRational(rational(limit), scale), rate);
  // Half up may have measured a little less: the last unit is tried.
  const whole = num / den;
  return measureIn(whole + 1n, from, to, rate) <= limit ? whole + 1n : whole;
}
