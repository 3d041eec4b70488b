import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../lifecycles/campaign.lifecycle.js';
import { InterestTotals } from './interest/interest.replies.js';
import { CAMPAIGN_TYPES, RAISE_MODES, type CampaignType, type RaiseMode } from './options.js';

/** How far a loan is repaid. */
export class PaymentProgress {
  @IntegerField()
  made: number;
  /** Those made and those that are still due. */
  @IntegerField()
  all: number;
  /** When the first unpaid one is or was due; null when all were made. */
  @DateField({ optional: true })
  nextDue: string | null;
}

/** What closings have taken up while the campaign stays open: for good, unlike the rest of what was received. */
export class SettledPart {
  @MoneyField()
  amount: bigint;
  /** When the latest of them was. */
  @InstantField()
  at: Date;
}

/** A campaign in a list. Money is minor units of `currency`; received is cleared money, committed is not. */
export class CampaignCard {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @ChoiceField(CAMPAIGN_STATUSES)
  status: CampaignStatus;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
  @ChoiceField(RAISE_MODES)
  raiseMode: RaiseMode;
  @TextField()
  name: string;
  @TextField({ optional: true })
  tagLine: string | null;
  @TextField({ optional: true })
  category: string | null;
  @TextField({ optional: true })
  city: string | null;
  @TextField({ optional: true })
  country: string | null;
  @TextField({ optional: true })
  coverUrl: string | null;
  @CurrencyField()
  currency: string;
  @MoneyField()
  goal: bigint;
  @MoneyField({ optional: true })
  minimumRaise: bigint | null;
  @MoneyField()
  maxOfferingAmount: bigint;
  @MoneyField()
  minimumInvestment: bigint;
  @MoneyField({ min: 0n })
  received: bigint;
  @MoneyField({ min: 0n })
  committed: bigint;
  @IntegerField()
  investors: number;
  /** What success is measured by: the goal in fixed mode, minimumRaise in flexible mode. */
  @MoneyField()
  successThreshold: bigint;
  /** Whole percent of the success threshold that was received. */
  @IntegerField()
  percentOfMinimum: number;
  @InstantField({ optional: true })
  opensAt: Date | null;
  @InstantField({ optional: true })
  closesAt: Date | null;
  @FlagField()
  closingSoon: boolean;
  /** Null unless a part of it has closed. */
  @NestedField(() => SettledPart, { optional: true })
  settledPart: SettledPart | null;
  /** Of one that tests interest, and takes no money; null of all others. */
  @NestedField(() => InterestTotals, { optional: true })
  interest: InterestTotals | null;
  @TextField({ optional: true })
  interestRate: string | null;
  @IntegerField({ optional: true })
  termLength: number | null;
  @MoneyField({ optional: true })
  pricePerShare: bigint | null;
  /** Null of shares, and of a loan until it has payments. */
  @NestedField(() => PaymentProgress, { optional: true })
  paymentProgress: PaymentProgress | null;
}
