/** What the net worth of Rule 501(a)(5) is computed from, in minor units of one currency. */
export interface AccreditationNetWorthInput {
  /** Everything that is owned, alone or with a spouse, but for the primary residence. */
  readonly assets: bigint;
  /** Estimated value of the primary residence. */
  readonly residence: bigint;
  /** Debt that is secured by the primary residence. */
  readonly mortgage: bigint;
  /** The part of it that was borrowed within the last sixty days, and not to buy the residence. */
  readonly recentDebt: bigint;
  /** All other debts. */
  readonly otherDebts: bigint;
}

/**
 * Net worth without the primary residence: it is no asset, and debt secured by it counts only where it is more than the
 * residence is worth, or was added within the sixty days before. Source: 17 CFR 230.501(a)(5)(i).
 *
 * @throws RangeError for negative amounts, and for more recent debt than there is debt on the residence
 */
export const accreditationNetWorth = (input: AccreditationNetWorthInput): bigint => {
  const { assets, residence, mortgage, recentDebt, otherDebts } = input;
  if ([assets, residence, mortgage, recentDebt, otherDebts].some((amount) => amount < 0n)) {
    throw new RangeError('Amounts must not be negative');
  }
  if (recentDebt > mortgage) throw new RangeError('Recent debt is a part of the debt on the residence');
  const above = mortgage > residence ? mortgage - residence : 0n;
  // What is above the value counts anyway; recent debt counts also below it, and none counts twice.
  const counted = recentDebt > above ? recentDebt : above;
  return assets - otherDebts - counted;
};
