import { ChoiceField, CurrencyField, FlagField, InstantField, MoneyField, NestedField } from '../kernel/fields.js';
import { PersonalField } from '../kernel/personal-field.js';
import { InvestmentLimit } from './investments.replies.js';

/** Why somebody has a limit, or none. */
export const LIMIT_REASONS = ['limited', 'accredited', 'no_limit', 'unmeasured'] as const;
export type LimitReason = (typeof LIMIT_REASONS)[number];

/** One's own limit of twelve months, by the law of the site. */
export class OwnLimit {
  @ChoiceField(LIMIT_REASONS)
  reason: LimitReason;
  /** It follows from income and net worth. */
  @PersonalField()
  @NestedField(() => InvestmentLimit, { optional: true })
  limit: InvestmentLimit | null;
  /** Of `unmeasured`: a currency of theirs that no rate measures today, so that the limit is not known. */
  @CurrencyField({ optional: true })
  unmeasured: string | null;
  /** Committed here in twelve months, in the limit's currency; with the spouse's where they share the limit. */
  @MoneyField({ min: 0n, optional: true })
  committed: bigint | null;
  /** Whether it is shared with a spouse. */
  @FlagField()
  shared: boolean;
  /** When the oldest commitment leaves the twelve months, and how much becomes free again. */
  @InstantField({ optional: true })
  freesAt: Date | null;
  @MoneyField({ min: 0n, optional: true })
  frees: bigint | null;
}
