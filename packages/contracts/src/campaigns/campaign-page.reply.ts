import {
  ChoiceField,
  DateField,
  FlagField,
  FreeField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../lifecycles/campaign.lifecycle.js';
import { CampaignEnd } from './review/campaign-end.reply.js';
import { CampaignCard } from './campaign-card.reply.js';
import {
  ALLOCATION_METHODS,
  INVEST_FREQUENCIES,
  INVESTOR_ADMISSIONS,
  REPAYMENT_SCHEDULES,
  UPLOAD_TYPES,
  type AllocationMethod,
  type InvestFrequency,
  type InvestorAdmission,
  type RepaymentScheduleType,
  type UploadType,
} from './options.js';
import { DISCLOSURE_MAX } from './covered/covered-roles.js';
import { CompanyLinks, PropertyInfo } from './wizard/links.replies.js';
import { UpdateCounts } from './updates/updates.replies.js';

export class EquityTerms {
  @IntegerField()
  availableShares: number;
  @IntegerField({ optional: true })
  existingShares: number | null;
  @MoneyField()
  pricePerShare: bigint;
  @TextField({ optional: true })
  equityAvailable: string | null;
  @MoneyField({ optional: true })
  preMoneyValuation: bigint | null;
  @TextField({ optional: true, max: 500 })
  conversionTrigger: string | null;
  @TextField({ optional: true, max: 500 })
  noticeTerms: string | null;
}

export class DebtTerms {
  @TextField()
  interestRate: string;
  @ChoiceField(INVEST_FREQUENCIES)
  investFrequency: InvestFrequency;
  @ChoiceField(REPAYMENT_SCHEDULES)
  repaymentSchedule: RepaymentScheduleType;
  @IntegerField()
  termLength: number;
  @TextField()
  paybackStartDate: string;
  /** The day from which interest runs. */
  @DateField()
  closingDate: string;
  /** The campaign still runs: all days and sums change if it closes on another day. */
  @FlagField()
  closingIsPlanned: boolean;
  /** The day of the first payment: the stated start, unless it has passed by the closing. */
  @DateField()
  firstPaymentDate: string;
  /** The day of the last payment. */
  @DateField()
  maturityDate: string;
  /** 12 CFR 1026 Appendix J, without fees, as decimal text: `0.0969` is 9.69 %. */
  @TextField({ optional: true })
  annualPercentageRate: string | null;
  /** The loan of these sums: the amount raised, or, until the campaign is funded, its goal. */
  @MoneyField({ min: 0n })
  principal: bigint;
}

/** A payment to all investors together: one that was made, or one that is still due. */
export class CampaignPayment {
  @DateField()
  dueDate: string;
  @MoneyField({ min: 0n })
  interest: bigint;
  @MoneyField({ min: 0n })
  principal: bigint;
  @MoneyField()
  amount: bigint;
  @InstantField({ optional: true })
  paidAt: Date | null;
}

/** How many things stand in each part of a page; a part without any is not shown. */
export class CampaignParts {
  @IntegerField()
  documents: number;
  @IntegerField()
  pictures: number;
  /** Beside the one that may be at the top. */
  @IntegerField()
  films: number;
  /** Members of the team who have accepted, and lead investors. */
  @IntegerField()
  people: number;
  /** Questions with their answers. */
  @IntegerField()
  faqs: number;
  /** Those who have saved the campaign. */
  @IntegerField()
  potential: number;
  /** Comments and replies that are on the page. */
  @IntegerField()
  discussion: number;
  @NestedField(() => UpdateCounts)
  updates: UpdateCounts;
}

/** A closing that is about to take up what was paid until it was announced, while the campaign stays open. */
export class AnnouncedPart {
  /** When it takes place. */
  @InstantField()
  at: Date;
  @InstantField()
  announcedAt: Date;
}

/** A campaign's public page. */
export class CampaignPage extends CampaignCard {
  /** The status that it has beside being hidden; the same as `status` for all others. */
  @ChoiceField(CAMPAIGN_STATUSES)
  standing: CampaignStatus;
  /** Of one that the site has ended, which its owner, its team and who has paid into it still open. */
  @NestedField(() => CampaignEnd, { optional: true })
  ended: CampaignEnd | null;
  @NestedField(() => AnnouncedPart, { optional: true })
  announcedPart: AnnouncedPart | null;
  /** When the page was last changed while it was live. */
  @InstantField({ optional: true })
  editedAt: Date | null;
  @TextField({ optional: true })
  summary: string | null;
  @FreeField({ optional: true })
  storyBody: Record<string, unknown> | null;
  /** The medium at the top: the picture or the video. */
  @ChoiceField(UPLOAD_TYPES)
  uploadType: UploadType;
  @TextField({ optional: true })
  videoUrl: string | null;
  @TextField()
  companyName: string;
  @TextField({ optional: true, max: 2000 })
  companyDescription: string | null;
  @TextField({ optional: true })
  website: string | null;
  @TextField({ optional: true })
  formCLink: string | null;
  @NestedField(() => CompanyLinks)
  links: CompanyLinks;
  /** The points that the owner names first. */
  @TextsField()
  highlights: string[];
  @NestedField(() => PropertyInfo, { optional: true })
  property: PropertyInfo | null;
  @IntegerField({ optional: true })
  yearFounded: number | null;
  @TextField({ optional: true })
  industry: string | null;
  @TextField({ optional: true })
  campaignStage: string | null;
  @TextField({ optional: true })
  investingRound: string | null;
  @ChoiceField(INVESTOR_ADMISSIONS)
  campaignAccreditation: InvestorAdmission;
  @MoneyField({ optional: true })
  maximumRaise: bigint | null;
  @MoneyField({ optional: true })
  maximumInvestment: bigint | null;
  /** The amount that can still be invested. */
  @MoneyField({ min: 0n })
  remainingCapacity: bigint;
  /** 17 CFR 227.201(h): how it is shared out when more is committed than its maximum. */
  @ChoiceField(ALLOCATION_METHODS)
  allocationMethod: AllocationMethod;
  /** Pro rata: up to which amount commitments are taken. */
  @MoneyField({ optional: true })
  commitmentLimit: bigint | null;
  @NestedField(() => EquityTerms, { optional: true })
  equityTerms: EquityTerms | null;
  @NestedField(() => DebtTerms, { optional: true })
  debtTerms: DebtTerms | null;
  /** In the order of their due dates; empty until the campaign has closed. */
  @NestedField(() => CampaignPayment, { many: true })
  payments: CampaignPayment[];
  /** What the law has the company disclose of its covered persons (17 CFR 227.201(u), 17 CFR 230.506(e)). */
  @TextsField({ max: DISCLOSURE_MAX })
  disclosures: string[];
  @NestedField(() => CampaignParts)
  parts: CampaignParts;
  @FlagField()
  canReceiveFunds: boolean;
  @FlagField()
  funded: boolean;
}
