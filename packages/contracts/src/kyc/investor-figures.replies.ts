import { PersonalField } from '../kernel/personal-field.js';
import { ChoiceField, CurrencyField, FlagField, InstantField, MoneyField, TextField } from '../kernel/fields.js';

/** What an investor stated on a day. */
export class InvestorFiguresStated {
  /** Of every amount. */
  @CurrencyField()
  currency: string;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  yearlyIncome: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  averageIncome: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  netWorth: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  householdIncome: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  averageHouseholdIncome: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  householdNetWorth: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  investedElsewhere: bigint | null;
  @FlagField()
  spouseIncomeIncluded: boolean;
  @InstantField()
  statedAt: Date;
}

export const SPOUSE_STATES = ['asked', 'asks_you', 'linked'] as const;
export type SpouseState = (typeof SPOUSE_STATES)[number];

/** The other of two spouses who share one limit, or are about to. */
export class SpouseLink {
  @ChoiceField(SPOUSE_STATES)
  state: SpouseState;
  /** As it was typed, or of who asks. */
  @TextField({ max: 254 })
  email: string;
  @InstantField()
  askedAt: Date;
  @InstantField({ optional: true })
  confirmedAt: Date | null;
}
