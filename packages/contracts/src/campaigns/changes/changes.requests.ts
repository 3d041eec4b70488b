import { OptionField } from '../../content/option-field.js';
import { ChoiceField, DateField, MoneyField, TextField } from '../../kernel/fields.js';
import { OfferedTermsRequest } from './offered-terms.request.js';
import { ALLOCATION_METHODS, INVEST_FREQUENCIES, type AllocationMethod, type InvestFrequency } from '../options.js';
import { LONGEST_CHANGE_REASON, LONGEST_KEY_PEOPLE, SHORTEST_CHANGE_REASON } from './material-fields.js';

/** New terms of an open campaign, and why. What is not sent, or null, stays as it is. */
export class ChangeTermsRequest extends OfferedTermsRequest {
  /** Read by every investor. */
  @TextField({ min: SHORTEST_CHANGE_REASON, max: LONGEST_CHANGE_REASON })
  reason: string;
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
  @OptionField('invest-frequency', INVEST_FREQUENCIES, { optional: true })
  investFrequency?: InvestFrequency | null;
  /** Who leads the company from now on, in words. */
  @TextField({ optional: true, max: LONGEST_KEY_PEOPLE })
  keyPeople?: string | null;
}
