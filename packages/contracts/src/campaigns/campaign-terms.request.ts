import { OptionField } from '../content/option-field.js';
import {
  ChoiceField,
  DateField,
  IntegerField,
  MoneyField,
  RateField,
  TextField,
  VersionField,
} from '../kernel/fields.js';
import {
  INVEST_FREQUENCIES,
  REPAYMENT_METHODS,
  REPAYMENT_SCHEDULES,
  type InvestFrequency,
  type RepaymentMethod,
  type RepaymentScheduleType,
} from './options.js';

/** The longest term of a loan; no repayment is due later than this from its making. */
export const MAX_TERM_MONTHS = 600;

/** Equity or debt terms; the campaign's type decides which half applies. */
export class CampaignTermsRequest {
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
  @OptionField('invest-frequency', INVEST_FREQUENCIES, { optional: true })
  investFrequency?: InvestFrequency | null;
  @ChoiceField(REPAYMENT_SCHEDULES, { optional: true })
  repaymentSchedule?: RepaymentScheduleType | null;
  @ChoiceField(REPAYMENT_METHODS, { optional: true })
  repaymentMethod?: RepaymentMethod | null;
  /** Months. */
  @IntegerField({ optional: true, min: 1, max: MAX_TERM_MONTHS })
  termLength?: number | null;
  @DateField({ optional: true })
  paybackStartDate?: string | null;
  /** Of the section as it was read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
