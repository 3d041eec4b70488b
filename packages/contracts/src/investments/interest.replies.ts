import {
  ChoiceField,
  CurrencyField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';

/** How far somebody has come who has not invested: saved the campaign, said for how much they would invest, or begun without paying. */
export const INTEREST_STEPS = ['saved', 'interested', 'reserved', 'paying', 'failed', 'expired'] as const;
export type InterestStep = (typeof INTEREST_STEPS)[number];

/** Somebody who is interested in a campaign, once, by what they did last. */
export class InterestedInvestor {
  /** Of the investment, or of the saved campaign. */
  @IdField()
  id: string;
  /** Null for whoever does not show it. */
  @TextField({ optional: true })
  name: string | null;
  @TextField({ optional: true })
  slug: string | null;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @ChoiceField(INTEREST_STEPS)
  step: InterestStep;
  /** What they began to invest. */
  @MoneyField({ optional: true })
  amount: bigint | null;
  /** For how much they said that they would invest while the campaign tested interest; it binds nobody. */
  @MoneyField({ optional: true })
  interestedAmount: bigint | null;
  @InstantField()
  at: Date;
}

/** What of a campaign is reserved and not paid yet. */
export class TotalReservations {
  @IntegerField()
  reservations: number;
  @MoneyField({ min: 0n })
  amount: bigint;
  @CurrencyField()
  currency: string;
}
