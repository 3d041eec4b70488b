import { ChoiceField, FlagField, IntegerField, MoneyField } from '../kernel/fields.js';

/**
 * Which rule gave the limit: the first or the second limb of Regulation Crowdfunding, or its floor or ceiling instead; a
 * part of the net assets or of the net worth; an amount of the operator's own.
 */
export const LIMIT_RULES = ['low', 'floor', 'high', 'ceiling', 'net_assets', 'net_worth', 'amount'] as const;
export type LimitRule = (typeof LIMIT_RULES)[number];

/** The arithmetic of a limit; amounts in minor units of its currency. */
export class LimitBasis {
  @ChoiceField(LIMIT_RULES)
  rule: LimitRule;
  /** Of the figure below; null for an amount. */
  @IntegerField({ optional: true })
  percent: number | null;
  /** What the percentage is of; null for an amount. */
  @MoneyField({ min: 0n, optional: true })
  figure: bigint | null;
  /** Of Regulation Crowdfunding: what both figures have to reach for the higher percentage. */
  @MoneyField({ min: 0n, optional: true })
  threshold: bigint | null;
  /** As it was used; null where this law does not look at it. */
  @MoneyField({ min: 0n, optional: true })
  yearlyIncome: bigint | null;
  @MoneyField({ min: 0n, optional: true })
  netWorth: bigint | null;
  /** Of two spouses: the lesser figures of both count, and the commitments of both. */
  @FlagField()
  shared: boolean;
  /** Whether the figures were stated in another account of the same person: what they stated last counts in all of them. */
  @FlagField()
  otherAccount: boolean;
  /** Committed here in the last twelve months. */
  @MoneyField({ min: 0n })
  committed: bigint;
  /** Stated as invested elsewhere in that time. */
  @MoneyField({ min: 0n })
  elsewhere: bigint;
}
