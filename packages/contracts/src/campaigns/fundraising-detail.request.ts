import { OfferedCurrencyField, OperatorOptionField, OptionField } from '../content/option-field.js';
import { ChoiceField, DateField, MoneyField, VersionField } from '../kernel/fields.js';
import { AlsoNamed } from '../kernel/other-names.js';
import {
  ALLOCATION_METHODS,
  CAMPAIGN_TYPES,
  INVESTOR_ADMISSIONS,
  RAISE_MODES,
  TERMS_SLUGS,
  YES_NO,
  type AllocationMethod,
  type CampaignType,
  type InvestorAdmission,
  type RaiseMode,
  type TermsSlug,
  type YesNo,
} from './options.js';

/** V-16, V-17, V-34. Amounts are minor units of `equityCurrencyCode`; how they must relate is checked by the API. */
export class FundraisingDetailRequest {
  /** The campaign's kind; with another one, the terms of the old kind are cleared. */
  @OptionField('campaign-type', CAMPAIGN_TYPES, { optional: true })
  investingType?: CampaignType | null;
  /** What is sold; it belongs to the kind. */
  @OptionField('deal-type', TERMS_SLUGS, { optional: true })
  termsSlug?: TermsSlug | null;
  /** Whether it first asks who would invest, and takes no money. */
  @ChoiceField(YES_NO, { optional: true })
  isTestTheWater?: YesNo | null;
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
  /** How the offering is shared out when more is committed than its maximum (17 CFR 227.201(h)). */
  @ChoiceField(ALLOCATION_METHODS, { optional: true })
  allocationMethod?: AllocationMethod | null;
  /** Pro rata: up to which amount commitments are taken, above the maximum. */
  @MoneyField({ optional: true })
  commitmentLimit?: bigint | null;
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
