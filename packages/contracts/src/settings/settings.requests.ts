import { JURISDICTION_PROFILES } from './jurisdiction-profiles.js';
import {
  ChoiceField,
  CurrencyCodeField,
  FlagField,
  IntegerField,
  LineField,
  MoneyField,
  TextField,
  VersionField,
} from '../kernel/fields.js';
import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '../content/content-kinds.js';
import { LEAST_COVERED_DAYS, MOST_COVERED_DAYS } from '../campaigns/covered/covered-roles.js';
import { LEAST_SCREENING_THRESHOLD, MOST_SCREENING_THRESHOLD } from '../screening/screening-kinds.js';
import {
  ACCREDITATION_WAYS,
  CUSTODY_MODES,
  IDENTITY_WAYS,
  type AccreditationWay,
  type CustodyMode,
  type IdentityWay,
} from '../rails/providers.js';
import { MOST_CARD_MONEY_DAYS } from '../lifecycles/wallet.lifecycle.js';
import { LONGEST_MEASUREMENT_ID, MEASUREMENT_ID } from './measurement-id.js';
import { YES_NO, type YesNo } from './site-setting.reply.js';

const COLOUR = /^#[0-9a-fA-F]{6}$/;
/** SEC-22: a measurement id and nothing else; foreign code is never loaded. */

/** Ten thousand million in the least unit of a currency with two decimals: sums of it stay exact everywhere. */
const MOST_OF_A_SETTING = 1_000_000_000_000n;

/** An administrator's changes; an omitted field stays as it is. */
export class ChangeSettingsRequest {
  @LineField({ optional: true, min: 2, max: 60 })
  siteName?: string;
  @LineField({ optional: true, max: 120 })
  operatorName?: string | null;
  @TextField({ optional: true, max: 300 })
  operatorAddress?: string | null;
  @TextField({ optional: true, max: 160 })
  metaDescription?: string | null;
  @TextField({ optional: true, pattern: COLOUR, code: 'validation.colour', max: 7 })
  sitePrimaryColor?: string | null;
  @TextField({ optional: true, pattern: COLOUR, code: 'validation.colour', max: 7 })
  siteSecondaryColor?: string | null;
  @TextField({ optional: true, min: 2, max: 60 })
  timezone?: string;
  @TextField({
    optional: true,
    pattern: MEASUREMENT_ID,
    code: 'validation.measurement_id',
    max: LONGEST_MEASUREMENT_ID,
  })
  googleAnalyticsCode?: string | null;
  /** Whether visitors may be asked for leave to count them with it; `no` takes the id away. */
  @ChoiceField(YES_NO, { optional: true })
  thirdPartyAnalytics?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  onlyAdminCreateCampaign?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  enableShareCertificate?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  enableContractCopy?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  manageContract?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  walletModule?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  mangoPayModule?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  updatesPublic?: YesNo;
  @ChoiceField(YES_NO, { optional: true })
  maintainanceMode?: YesNo;
  /** Addresses and networks, separated by commas or lines; both of the specification's spellings are taken. */
  @TextField({ optional: true, max: 2000 })
  exceptIP?: string | null;
  @TextField({ optional: true, max: 2000 })
  exemptIP?: string | null;
  @CurrencyCodeField({ optional: true })
  currency?: string;
  @CurrencyCodeField({ optional: true })
  mangoPayCurrencyId?: string;
  @ChoiceField(JURISDICTION_PROFILES, { optional: true })
  jurisdictionProfile?: string;
  /** Why the law is changed; asked for with another one. */
  @TextField({ optional: true, max: 1000 })
  lawReason?: string | null;
  @ChoiceField(CUSTODY_MODES, { optional: true })
  custodyMode?: CustodyMode;
  @IntegerField({ optional: true, min: 5, max: 240 })
  investmentSessionMinutes?: number;
  @IntegerField({ optional: true, min: 1, max: 365 })
  maximumCampaignDays?: number;
  @IntegerField({ optional: true, min: 0, max: 365 })
  minimumCampaignDays?: number;
  @IntegerField({ optional: true, min: 1, max: 1000 })
  userCampaignLimit?: number;
  @FlagField({ optional: true })
  kycRequired?: boolean;
  /** Points from which a similarity with an entry of a list opens a case. */
  @IntegerField({ optional: true, min: LEAST_SCREENING_THRESHOLD, max: MOST_SCREENING_THRESHOLD })
  screeningThreshold?: number;
  /** Days for which answers and the decision on a covered person of a campaign count. */
  @IntegerField({ optional: true, min: LEAST_COVERED_DAYS, max: MOST_COVERED_DAYS })
  coveredPersonDays?: number;
  /** Who confirms identities. */
  @ChoiceField(IDENTITY_WAYS, { optional: true })
  identityProvider?: IdentityWay;
  /** Who verifies accreditations. */
  @ChoiceField(ACCREDITATION_WAYS, { optional: true })
  accreditationProvider?: AccreditationWay;
  @ChoiceField(YES_NO, { optional: true })
  gettingReady?: YesNo;
  @MoneyField({ optional: true, max: MOST_OF_A_SETTING })
  topUpMaximum?: bigint;
  @MoneyField({ optional: true, max: MOST_OF_A_SETTING })
  withdrawalDailyLimit?: bigint;
  @IntegerField({ optional: true, min: 0, max: 2000 })
  topUpFeeBasisPoints?: number;
  @MoneyField({ optional: true, min: 0n, max: MOST_OF_A_SETTING })
  topUpFeeFlat?: bigint;
  @IntegerField({ optional: true, min: 0, max: 2000 })
  withdrawalFeeBasisPoints?: number;
  @MoneyField({ optional: true, min: 0n, max: MOST_OF_A_SETTING })
  withdrawalFeeFlat?: bigint;
  @MoneyField({ optional: true, min: 0n, max: MOST_OF_A_SETTING })
  withdrawalTwoPersonAbove?: bigint;
  @MoneyField({ optional: true, min: 0n, max: MOST_OF_A_SETTING })
  refundTwoPeopleAbove?: bigint;
  @IntegerField({ optional: true, min: 0, max: MOST_CARD_MONEY_DAYS })
  cardMoneyCooldownDays?: number;
  @ChoiceField(CAPTCHA_PROVIDERS, { optional: true })
  captchaProvider?: CaptchaProvider;
  @TextField({ optional: true, max: 200 })
  applicationClient?: string | null;
  /** Written, never read: the reply only shows whether there is one. */
  @TextField({ optional: true, max: 200, verbatim: true })
  applicationSecret?: string | null;
  @FlagField({ optional: true })
  adminLoginStatus?: boolean;
  @FlagField({ optional: true })
  contactusStatus?: boolean;
  @FlagField({ optional: true })
  frontLoginStatus?: boolean;
  @FlagField({ optional: true })
  frontSignupStatus?: boolean;
  @FlagField({ optional: true })
  newsletterStatus?: boolean;
  /** Of the settings as they were read; without one, what was saved elsewhere meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
