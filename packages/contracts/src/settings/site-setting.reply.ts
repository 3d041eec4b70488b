import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { PlatformFeeRates } from '../fees/platform-fees.js';
import {
  ACCREDITATION_WAYS,
  CUSTODY_MODES,
  IDENTITY_WAYS,
  type AccreditationWay,
  type CustodyMode,
  type IdentityWay,
} from '../rails/providers.js';
import { CURRENCY_FORMATS, type CurrencyFormat } from '../content/content-kinds.js';

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** How the site writes one of its currencies (C-10). */
export class CurrencyDisplay {
  @CurrencyField()
  code: string;
  @TextField()
  symbol: string;
  @ChoiceField(CURRENCY_FORMATS)
  displayFormat: CurrencyFormat;
}

/** Where the figures of the law stand that people meet on the site, and the hours in which an investment stands. */
export class SiteLaw {
  @TextField()
  minimumDaysSource: string;
  @TextField()
  maximumDaysSource: string;
  /** Hours before the closing from which an investment can no longer be cancelled (S-08). */
  @IntegerField()
  cancelHours: number;
  @TextField()
  cancelSource: string;
  @TextField()
  earlyCloseSource: string;
  /** Percent of its maximum up to which an offering that is shared out pro rata takes commitments. */
  @IntegerField()
  commitmentLimitPercent: number;
  @TextField()
  commitmentLimitSource: string;
}

/** The public part of the site's settings. Spellings are the specification's. */
export class SiteSetting {
  @TextField()
  siteName: string;
  /**
   * Legal name of who runs the site, by which its receipts are issued; the site's name is used until it is set.
   */
  @TextField({ optional: true })
  operatorName: string | null;
  /** One line of the address a line. */
  @TextField({ optional: true, max: 300 })
  operatorAddress: string | null;
  @TextField({ optional: true })
  metaDescription: string | null;
  @TextField({ optional: true })
  siteLogo: string | null;
  @TextField({ optional: true })
  darkLogo: string | null;
  @TextField({ optional: true })
  favIcon: string | null;
  @TextField({ optional: true })
  sitePrimaryColor: string | null;
  @TextField({ optional: true })
  siteSecondaryColor: string | null;
  /** IANA name; closing dates end at 23:59:59 in it. */
  @TextField()
  timezone: string;
  @ChoiceField(YES_NO)
  onlyAdminCreateCampaign: YesNo;
  @ChoiceField(YES_NO)
  enableShareCertificate: YesNo;
  /** Whether owners may upload an agreement of their own. */
  @ChoiceField(YES_NO)
  enableContractCopy: YesNo;
  /** Whether they have to, where they may (V-36). */
  @ChoiceField(YES_NO)
  manageContract: YesNo;
  @ChoiceField(YES_NO)
  walletModule: YesNo;
  @ChoiceField(YES_NO)
  mangoPayModule: YesNo;
  @ChoiceField(YES_NO)
  maintainanceMode: YesNo;
  /** what the server decided for this visitor's address; the page shows nothing else then. */
  @FlagField()
  underMaintenance: boolean;
  @ChoiceField(YES_NO)
  updatesPublic: YesNo;
  /** ISO 4217 code of the site's own currency. */
  @CurrencyField()
  currency: string;
  /** The same under the specification's name: a currency's id is its code. */
  @CurrencyField()
  currencyId: string;
  @NestedField(() => CurrencyDisplay, { many: true })
  currencyDisplays: CurrencyDisplay[];
  /** Currency of the second wallet. */
  @CurrencyField()
  mangoPayCurrencyId: string;
  /** Whether visitors may be asked for leave to count them with Google Analytics. */
  @ChoiceField(YES_NO)
  thirdPartyAnalytics: YesNo;
  /** SEC-22: a measurement id, never code; null where it is not allowed. */
  @TextField({ optional: true })
  googleAnalyticsCode: string | null;
  @TextField()
  jurisdictionProfile: string;
  @ChoiceField(CUSTODY_MODES)
  custodyMode: CustodyMode;
  /** Who confirms identities: the site's compliance staff, or a provider before them. */
  @ChoiceField(IDENTITY_WAYS)
  identityProvider: IdentityWay;
  /** Who verifies accreditations: the site's compliance staff, or a provider before them. */
  @ChoiceField(ACCREDITATION_WAYS)
  accreditationProvider: AccreditationWay;
  /** Minutes a reserved investment is held. */
  @IntegerField()
  investmentSessionMinutes: number;
  @IntegerField()
  maximumCampaignDays: number;
  /** Days an offering must stay open under the site's jurisdiction; 0 where the law has no such rule. */
  @IntegerField()
  minimumCampaignDays: number;
  @NestedField(() => SiteLaw)
  law: SiteLaw;
  @MoneyField()
  topUpMaximum: bigint;
  @MoneyField()
  withdrawalDailyLimit: bigint;
  /** The fees of a campaign that is approved today (C-05). */
  @NestedField(() => PlatformFeeRates)
  fees: PlatformFeeRates;
  @FlagField()
  sandbox: boolean;
}
