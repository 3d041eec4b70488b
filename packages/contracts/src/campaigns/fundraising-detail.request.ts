import { OfferedCurrencyField, OperatorOptionField } from '../content/option-field.js';
import { ChoiceField, DateField, MoneyField, VersionField } from '../kernel/fields.js';
import { AlsoNamed } from '../kernel/other-names.js';
import { INVESTOR_ADMISSIONS, RAISE_MODES, type InvestorAdmission, type RaiseMode } from './options.js';

/** V-16, V-17, V-34. Amounts are minor units of `equityCurrencyCode`; how they must relate is checked by the API. */
export class FundraisingDetailRequest {
  @OfferedCurrencyField({ optional: true })
  equityCurrencyCode?: string | null;
  @ChoiceField(RAISE_MODES, { optional: true })
  raiseMode?: RaiseMode | null;
  @MoneyField({ optional: true })
  goal?: bigint | null;
  @MoneyField({ optional: true })
  minimumRaise?: bigint | null;
  @MoneyField({ optional: true })
  maximumRaise?: bigint | null;
  @MoneyField({ optional: true })
  maxOfferingAmount?: bigint | null;
  @MoneyField({ optional: true })
  minimumInvestment?: bigint | null;
  @MoneyField({ optional: true })
  maximumInvestment?: bigint | null;
  @OperatorOptionField('campaign-stage', { optional: true })
  campaignStage?: string | null;
  @AlsoNamed('industry')
  @OperatorOptionField('investing-round', { optional: true })
  investingRound?: string | null;
  @ChoiceField(INVESTOR_ADMISSIONS, { optional: true })
  campaignAccreditation?: InvestorAdmission | null;
  /** First day of the campaign, in the site's time zone; without one it opens with its approval. */
  @DateField({ optional: true })
  openDate?: string | null;
  /** Last day of the campaign, in the site's time zone. */
  @DateField({ optional: true })
  closingDate?: string | null;
  /** Of the section as it was read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
