import { CurrencyField, InstantField, IntegerField, MoneyField, NestedField } from '../../kernel/fields.js';

/** What people have said that they would invest. None of it is money. */
export class InterestTotals {
  @IntegerField()
  people: number;
  @MoneyField({ min: 0n })
  amount: bigint;
}

/** Interest between two amounts; the last has no end. */
export class InterestBand extends InterestTotals {
  @MoneyField({ min: 0n })
  from: bigint;
  @MoneyField({ optional: true })
  below: bigint | null;
}

/** How the interest in a campaign is spread. */
export class CampaignInterest extends InterestTotals {
  @CurrencyField()
  currency: string;
  @NestedField(() => InterestBand, { many: true })
  bands: InterestBand[];
}

/** What the caller has said of one campaign. */
export class OwnInterest {
  /** Null where the caller has shown no interest. */
  @MoneyField({ optional: true })
  interestedAmount: bigint | null;
  @CurrencyField({ optional: true })
  currency: string | null;
  @InstantField({ optional: true })
  shownAt: Date | null;
}
