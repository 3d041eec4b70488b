import {
  ChoiceField,
  CurrencyField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { YES_NO, type YesNo } from '../settings/site-setting.reply.js';

/** Totals of one currency; currencies are never added up. */
export class PlatformTotal {
  @CurrencyField()
  currency: string;
  /** Cleared money of open and funded campaigns. */
  @MoneyField({ min: 0n })
  raised: bigint;
  /** Principal, interest and dividends that investors have received. */
  @MoneyField({ min: 0n })
  returned: bigint;
}

export class PlatformFigures {
  @IntegerField()
  openCampaigns: number;
  @IntegerField()
  fundedCampaigns: number;
  @IntegerField()
  investors: number;
  @NestedField(() => PlatformTotal, { many: true })
  totals: PlatformTotal[];
}

/** Decision 48: a name only where the investor chose it, initials otherwise. */
export class LatestInvestment {
  @TextField()
  name: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @ChoiceField(['equity', 'debt'])
  campaignType: 'equity' | 'debt';
  @CurrencyField()
  currency: string;
  /** Null where the investor did not choose to be shown. */
  @MoneyField({ optional: true })
  amount: bigint | null;
  @InstantField()
  at: Date;
}

/** Only people who chose to be shown (decision 48); by number of companies, then by date. */
export class TopInvestor {
  @TextField()
  name: string;
  @TextField()
  slug: string;
  @IntegerField()
  campaigns: number;
  @InstantField()
  since: Date;
}

/** Fees in basis points of the cleared amount at closing (C-05). */
export class CampaignFees {
  @IntegerField()
  fixedGoalReached: number;
  @IntegerField()
  fixedGoalMissed: number;
  @IntegerField()
  flexibleGoalReached: number;
  @IntegerField()
  flexibleMinimumReached: number;
}

export class CampaignSetting {
  @ChoiceField(YES_NO)
  onlyAdminCreateCampaign: YesNo;
  @ChoiceField(YES_NO)
  enableShareCertificate: YesNo;
  @ChoiceField(YES_NO)
  updatesPublic: YesNo;
  @TextField()
  jurisdictionProfile: string;
  @IntegerField()
  maximumCampaignDays: number;
  @IntegerField()
  minimumCampaignDays: number;
  /** Campaigns that one user may have (V-39). */
  @IntegerField()
  userCampaignLimit: number;
  @IntegerField()
  cancelHoursBeforeClosing: number;
  @NestedField(() => CampaignFees)
  fees: CampaignFees;
}
