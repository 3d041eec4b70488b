import { ChoiceField, DateField, IntegerField, MoneyField, RateField, TextField } from '../../kernel/fields.js';
import { REPAYMENT_SCHEDULES, type RepaymentScheduleType } from '../options.js';

/** The longest term of a loan; no repayment is due later than this from its making. */
export const MAX_TERM_MONTHS = 600;

/** Terms that a draft states, and that its owner may propose to change once it is open; the type decides which half applies. */
export class OfferedTermsRequest {
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  availableShares?: number | null;
  /** Shares that exist before the offering. */
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  existingShares?: number | null;
  /** V-18, decision 1. */
  @MoneyField({ optional: true })
  pricePerShare?: bigint | null;
  /** Part of the company on offer, as decimal text: `0.111` is 11.1 %. */
  @RateField({ optional: true })
  equityAvailable?: string | null;
  @MoneyField({ optional: true })
  preMoneyValuation?: bigint | null;
  @TextField({ optional: true, max: 500 })
  conversionTrigger?: string | null;
  @TextField({ optional: true, max: 500 })
  noticeTerms?: string | null;

  /** Yearly rate as decimal text. */
  @RateField({ optional: true })
  interestRate?: string | null;
  @ChoiceField(REPAYMENT_SCHEDULES, { optional: true })
  repaymentSchedule?: RepaymentScheduleType | null;
  /** Months. */
  @IntegerField({ optional: true, min: 1, max: MAX_TERM_MONTHS })
  termLength?: number | null;
  @DateField({ optional: true })
  paybackStartDate?: string | null;
}
