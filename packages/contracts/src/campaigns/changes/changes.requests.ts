import { OptionField } from '../../content/option-field.js';
import { ChoiceField, DateField, IntegerField, MoneyField, RateField, TextField } from '../../kernel/fields.js';
import { MAX_TERM_MONTHS } from '../campaign-terms.request.js';
import {
  ALLOCATION_METHODS,
  INVEST_FREQUENCIES,
  REPAYMENT_SCHEDULES,
  type AllocationMethod,
  type InvestFrequency,
  type RepaymentScheduleType,
} from '../options.js';
import { LONGEST_CHANGE_REASON, LONGEST_KEY_PEOPLE, SHORTEST_CHANGE_REASON } from './material-fields.js';

/** New terms of an open campaign, and why. What is not sent, or null, stays as it is. */
export class ChangeTermsRequest {
  /** Read by every investor. */
  @TextField({ min: SHORTEST_CHANGE_REASON, max: LONGEST_CHANGE_REASON })
  reason: string;
  @MoneyField({ optional: true })
  pricePerShare?: bigint | null;
  @MoneyField({ optional: true })
  maxOfferingAmount?: bigint | null;
  @ChoiceField(ALLOCATION_METHODS, { optional: true })
  allocationMethod?: AllocationMethod | null;
  @MoneyField({ optional: true })
  commitmentLimit?: bigint | null;
  @MoneyField({ optional: true })
  minimumInvestment?: bigint | null;
  @MoneyField({ optional: true })
  maximumInvestment?: bigint | null;
  /** Last day of the campaign, in the site's time zone: later than now, at most 365 days from the opening (C-04). */
  @DateField({ optional: true })
  closingDate?: string | null;
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  availableShares?: number | null;
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  existingShares?: number | null;
  @RateField({ optional: true })
  equityAvailable?: string | null;
  @MoneyField({ optional: true })
  preMoneyValuation?: bigint | null;
  @TextField({ optional: true, max: 500 })
  conversionTrigger?: string | null;
  @TextField({ optional: true, max: 500 })
  noticeTerms?: string | null;
  @RateField({ optional: true })
  interestRate?: string | null;
  @OptionField('invest-frequency', INVEST_FREQUENCIES, { optional: true })
  investFrequency?: InvestFrequency | null;
  @ChoiceField(REPAYMENT_SCHEDULES, { optional: true })
  repaymentSchedule?: RepaymentScheduleType | null;
  @IntegerField({ optional: true, min: 1, max: MAX_TERM_MONTHS })
  termLength?: number | null;
  @DateField({ optional: true })
  paybackStartDate?: string | null;
  /** Who leads the company from now on, in words. */
  @TextField({ optional: true, max: LONGEST_KEY_PEOPLE })
  keyPeople?: string | null;
}
