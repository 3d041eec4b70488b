import { OptionField } from '../content/option-field.js';
import { ChoiceField, VersionField } from '../kernel/fields.js';
import { OfferedTermsRequest } from './changes/offered-terms.request.js';
import { INVEST_FREQUENCIES, REPAYMENT_METHODS, type InvestFrequency, type RepaymentMethod } from './options.js';

/** Equity or debt terms; the campaign's type decides which half applies. */
export class CampaignTermsRequest extends OfferedTermsRequest {
  @OptionField('invest-frequency', INVEST_FREQUENCIES, { optional: true })
  investFrequency?: InvestFrequency | null;
  @ChoiceField(REPAYMENT_METHODS, { optional: true })
  repaymentMethod?: RepaymentMethod | null;
  /** Of the section as it was read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
