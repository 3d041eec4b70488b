import { measureIn, rationalFromDecimal } from '@cairn/finance';
import type { Standing } from './queries.js';

/** An amount of the campaign's currency in that of the law; null where no rate measures it. */
export const inLaw = (
  { rate, currency }: Pick<Standing, 'rate' | 'currency'>,
  minor: number,
  campaignCurrency: string,
): number | null => {
  if (campaignCurrency === currency) return minor;
  return rate && Number(measureIn(BigInt(minor), rate.base, rate.quote, rationalFromDecimal(rate.rate)));
};

/**
 * What one would have committed to the campaign, in the currency of the law; null where nobody can say.
 * @param consented what the consent is for: the amount of the investment, and what is reserved and not paid
 */
export const totalHere = (standing: Standing, consented: number, campaignCurrency: string): number | null => {
  const { committedHere, unpaidHere } = standing;
  const own = consented - (unpaidHere ?? 0);
  const more = own < 0 ? null : inLaw(standing, own, campaignCurrency);
  return committedHere === null || more === null ? null : committedHere + more;
};
