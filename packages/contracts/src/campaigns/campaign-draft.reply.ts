import { CampaignEnd } from './review/campaign-end.reply.js';
import {
  ChoiceField,
  DateField,
  FlagField,
  FreeField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../lifecycles/campaign.lifecycle.js';
import {
  ALLOCATION_METHODS,
  CAMPAIGN_TYPES,
  YES_NO,
  type AllocationMethod,
  type CampaignType,
  type YesNo,
} from './options.js';
import { CustomLink, PropertyInfo } from './wizard/links.replies.js';
import { TEAM_ROLES, type TeamRole } from './people/team-roles.js';

export class CompanyProfile extends PropertyInfo {
  @TextField({ optional: true }) companyName: string | null;
  @TextField({ optional: true }) companyTagLine: string | null;
  @TextField({ optional: true }) companyEmail: string | null;
  @TextField({ optional: true }) address: string | null;
  @TextField({ optional: true }) city: string | null;
  @TextField({ optional: true }) country: string | null;
  @TextField({ optional: true }) category: string | null;
  @TextField({ optional: true }) industry: string | null;
  @TextField({ optional: true }) phoneNumber: string | null;
  @TextField({ optional: true, max: 2000 }) description: string | null;
  @TextField({ optional: true }) formCLink: string | null;
  @TextField({ optional: true }) website: string | null;
  @IntegerField({ optional: true }) yearFounded: number | null;
  @TextField({ optional: true }) companyURL: string | null;
  @TextField({ optional: true }) facebook: string | null;
  @TextField({ optional: true }) twitter: string | null;
  @TextField({ optional: true }) linkedin: string | null;
  @TextField({ optional: true }) youtube: string | null;
  @TextField({ optional: true }) googleAnalyticsID: string | null;
  @NestedField(() => CustomLink, { many: true }) customLinks: CustomLink[];
  @TextField({ optional: true }) companyLogo: string | null;
  /** Version of the section's content, without pictures: a save with another version is refused. */
  @TextField() version: string;
}

export class FundraisingDetail {
  @ChoiceField(CAMPAIGN_TYPES) investingType: CampaignType;
  @TextField({ optional: true }) termsSlug: string | null;
  @ChoiceField(YES_NO) isTestTheWater: YesNo;
  @TextField({ optional: true }) equityCurrencyCode: string | null;
  @TextField({ optional: true }) raiseMode: string | null;
  @MoneyField({ optional: true }) goal: bigint | null;
  @MoneyField({ optional: true }) minimumRaise: bigint | null;
  @MoneyField({ optional: true }) maximumRaise: bigint | null;
  @MoneyField({ optional: true }) maxOfferingAmount: bigint | null;
  @ChoiceField(ALLOCATION_METHODS) allocationMethod: AllocationMethod;
  @MoneyField({ optional: true }) commitmentLimit: bigint | null;
  @MoneyField({ optional: true }) minimumInvestment: bigint | null;
  @MoneyField({ optional: true }) maximumInvestment: bigint | null;
  @TextField({ optional: true }) campaignStage: string | null;
  @TextField({ optional: true }) investingRound: string | null;
  @TextField({ optional: true }) campaignAccreditation: string | null;
  @DateField({ optional: true }) openDate: string | null;
  @DateField({ optional: true }) closingDate: string | null;
  /** Version of the section's content, without pictures: a save with another version is refused. */
  @TextField() version: string;
}

export class CampaignTerms {
  @IntegerField({ optional: true }) availableShares: number | null;
  @IntegerField({ optional: true }) existingShares: number | null;
  @MoneyField({ optional: true }) pricePerShare: bigint | null;
  @TextField({ optional: true }) equityAvailable: string | null;
  @MoneyField({ optional: true }) preMoneyValuation: bigint | null;
  @TextField({ optional: true, max: 500 }) conversionTrigger: string | null;
  @TextField({ optional: true, max: 500 }) noticeTerms: string | null;
  @TextField({ optional: true }) interestRate: string | null;
  @TextField({ optional: true }) investFrequency: string | null;
  @TextField({ optional: true }) repaymentSchedule: string | null;
  @TextField({ optional: true }) repaymentMethod: string | null;
  @IntegerField({ optional: true }) termLength: number | null;
  @DateField({ optional: true }) paybackStartDate: string | null;
  /** Version of the section's content, without pictures: a save with another version is refused. */
  @TextField() version: string;
}

export class CampaignStory {
  @TextField({ optional: true }) uploadType: string | null;
  @TextField({ optional: true }) campaignStory: string | null;
  @TextsField() highlights: string[];
  @TextField({ optional: true }) videoUrl: string | null;
  @FreeField({ optional: true }) storyBody: Record<string, unknown> | null;
  @TextField({ optional: true }) coverUrl: string | null;
  /** Version of the section's content, without pictures: a save with another version is refused. */
  @TextField() version: string;
}

/** Bank details as their owner may see them again: the last four digits only. */
export class PaymentDetail {
  @TextField({ optional: true }) accountHolder: string | null;
  @TextField({ optional: true }) bankName: string | null;
  @TextField({ optional: true }) accountType: string | null;
  @TextField({ optional: true }) accountNumberLast4: string | null;
  @TextField({ optional: true }) routingNumber: string | null;
  @FlagField() tos: boolean;
  /** The owner's linked account, where one was chosen. */
  @IdField({ optional: true }) achAccountId: string | null;
}

/** The head of the user's own campaign. */
export class CampaignSummary {
  @IdField() id: string;
  @TextField() slug: string;
  @ChoiceField(CAMPAIGN_STATUSES) status: CampaignStatus;
  /** The status that it has beside being hidden; the same as `status` for all others. */
  @ChoiceField(CAMPAIGN_STATUSES) standing: CampaignStatus;
  @ChoiceField(CAMPAIGN_TYPES) type: CampaignType;
  @TextField() name: string;
  @TextField({ optional: true }) declineReason: string | null;
  /** Declined so that its owner changes it and submits it again. */
  @FlagField() changesRequested: boolean;
  @TextField({ optional: true }) currency: string | null;
  @MoneyField({ optional: true }) goal: bigint | null;
  @MoneyField({ min: 0n }) received: bigint;
  @MoneyField({ min: 0n }) committed: bigint;
  @IntegerField() investors: number;
  @TextField({ optional: true }) coverUrl: string | null;
  @TextField({ optional: true }) category: string | null;
  @InstantField({ optional: true }) opensAt: Date | null;
  @InstantField({ optional: true }) closesAt: Date | null;
  /** Of one that the site has ended: then it did not close as planned. */
  @NestedField(() => CampaignEnd, { optional: true }) ended: CampaignEnd | null;
  @InstantField() createdAt: Date;
}

/** All sections that the owner edits. */
export class CampaignDetail extends CampaignSummary {
  @NestedField(() => CompanyProfile) companyProfile: CompanyProfile;
  @NestedField(() => FundraisingDetail) fundraisingDetail: FundraisingDetail;
  @NestedField(() => CampaignTerms) campaignTerms: CampaignTerms;
  @NestedField(() => CampaignStory) campaignStory: CampaignStory;
  @NestedField(() => PaymentDetail) paymentDetail: PaymentDetail;
  /** When anything of it was last saved. */
  @InstantField() savedAt: Date;
  /** The minimum that applies to investors: never less than one share. The stated minimum is in `fundraisingDetail`. */
  @MoneyField({ optional: true }) effectiveMinimum: bigint | null;
}

/** The owner's proceeds of the campaign: the money after the closing. */
export class TakeAwayDetail {
  @FlagField() canReceiveFunds: boolean;
  @FlagField() funded: boolean;
  @MoneyField({ min: 0n }) raised: bigint;
  /** The part of it that is closed, with the fee in it: all once the campaign is funded, before that what rolling closings took up. */
  @MoneyField({ min: 0n }) closed: bigint;
  /** Hundredths of a percent. */
  @IntegerField() feeBasisPoints: number;
  @MoneyField({ min: 0n }) fee: bigint;
  /** The amount that can still be requested. */
  @MoneyField({ min: 0n }) available: bigint;
  @MoneyField({ min: 0n }) requested: bigint;
  @MoneyField({ min: 0n }) paid: bigint;
  /** Chargebacks after the closing: the owner owes them, and they are deducted from the payouts. */
  @MoneyField({ min: 0n }) chargedBack: bigint;
  /** The part that was taken from the owner's wallet, because no payout covered it. */
  @MoneyField({ min: 0n }) settled: bigint;
  /** Chargebacks beyond the remaining amount: deducted from later payouts, or otherwise paid by the owner. */
  @MoneyField({ min: 0n }) owed: bigint;
  /** The owner can correct the bank details: money will be sent there, and no payout is being processed. */
  @FlagField() bankChangeable: boolean;
  /** The bank details are new: from when on a payout can be sent there. */
  @InstantField({ optional: true }) bankSendableAt: Date | null;
}

export class OwnedCampaign {
  @NestedField(() => CampaignDetail) campaignDetail: CampaignDetail;
  @NestedField(() => TakeAwayDetail) takeAwayDetail: TakeAwayDetail;
  /** Of a caller who is in its team; null for its owner. */
  @ChoiceField(TEAM_ROLES, { optional: true }) teamRole: TeamRole | null;
}

export class ChecklistStep {
  @TextField() step: string;
  @FlagField() complete: boolean;
  /** All that the step asks for; of the questions, their ids. */
  @IsArray() fields: string[];
  @IsArray() missing: string[];
}

/** A choice that is stored, and not offered any more. */
export class ClosedChoice {
  @TextField() field: string;
  @TextField() choice: string;
}

/** V-38: the missing fields, per step of the wizard. */
export class Checklist {
  @FlagField() complete: boolean;
  @NestedField(() => ChecklistStep, { many: true }) steps: ChecklistStep[];
  @NestedField(() => ClosedChoice, { many: true }) closed: ClosedChoice[];
}
