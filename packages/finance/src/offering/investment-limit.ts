/** Figures of 17 CFR 227.100(a)(2), as the table of rules has them for a day; amounts in US cents. */
export interface RegCfLimitRule {
  /** Below it on either side the first limb applies; it also is the ceiling. */
  readonly threshold: bigint;
  /** Nobody's limit is lower than this. */
  readonly floor: bigint;
  /** Of the first limb. */
  readonly lowPercent?: bigint;
  /** Of the second limb. */
  readonly highPercent?: bigint;
}

export interface RegCfLimitInput {
  /** US cents in the last calendar year; revenue for an entity. May be a loss. */
  readonly annualIncome: bigint;
  /** US cents, primary residence excluded as in Rule 501; net assets for an entity. May be negative. */
  readonly netWorth: bigint;
  readonly rule: RegCfLimitRule;
  /**
   * The regulation writes the ceiling only into limb (ii), so that an entity with little revenue and large assets would
   * have none. Both limbs are capped unless this is false.
   */
  readonly capLimbI?: boolean;
}

/** How a limit of Regulation Crowdfunding came about. */
export interface RegCfLimit {
  readonly limit: bigint;
  /** Whether both figures reach the threshold: the second limb, with the higher percentage. */
  readonly isHigh: boolean;
  readonly percent: bigint;
  /** The greater of income and net worth. */
  readonly greater: bigint;
  /** The floor or the ceiling that decided instead of the percentage; null where neither did. */
  readonly bound: 'floor' | 'ceiling' | null;
}

/** The limit with its arithmetic; see `regCfInvestmentLimit`. */
export const regCfLimit = ({ annualIncome, netWorth, rule, capLimbI = true }: RegCfLimitInput): RegCfLimit => {
  const { threshold, floor, lowPercent = 5n, highPercent = 10n } = rule;
  const greater = annualIncome > netWorth ? annualIncome : netWorth;
  const isHigh = annualIncome >= threshold && netWorth >= threshold;
  const percent = isHigh ? highPercent : lowPercent;
  const part = (greater * percent) / 100n;
  const by = { isHigh, percent, greater };
  if (!isHigh && part < floor) return { ...by, limit: floor, bound: 'floor' };
  if ((isHigh || capLimbI) && part > threshold) return { ...by, limit: threshold, bound: 'ceiling' };
  return { ...by, limit: part, bound: null };
};

/**
 * The limit of a non-accredited investor under Regulation Crowdfunding over 12 months, all issuers and portals
 * together, in US cents rounded down: 5 % of the greater of income and net worth, at least the floor, when either is
 * below the threshold; 10 %, at most the threshold, when both reach it. Source: 17 CFR 227.100(a)(2) and its
 * instructions. Accredited investors have no limit.
 */
export const regCfInvestmentLimit = (input: RegCfLimitInput): bigint => regCfLimit(input).limit;

export interface RemainingLimitInput {
  readonly limit: bigint;
  /** Commitments on the platform within the look-back that were not cancelled, in the limit's unit. */
  readonly committed: bigint;
  /** The amount that the investor reports as invested elsewhere under Regulation Crowdfunding in the same period. */
  readonly elsewhere: bigint;
}

/**
 * The amount that may still be invested; zero once the limit is used up.
 *
 * @throws RangeError for negative amounts
 */
export const remainingLimit = ({ limit, committed, elsewhere }: RemainingLimitInput): bigint => {
  if (limit < 0n || committed < 0n || elsewhere < 0n) throw new RangeError('Amounts must not be negative');
  const remaining = limit - committed - elsewhere;
  return remaining < 0n ? 0n : remaining;
};
