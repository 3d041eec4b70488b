import { CampaignEnd } from '../campaigns/review/campaign-end.reply.js';
import {
  ChoiceField,
  CurrencyField,
  FlagField,
  FreeField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { PersonalField } from '../kernel/personal-field.js';
import {
  INVESTMENT_STATES,
  type InvestmentState,
  type InvestmentStatusWord,
} from '../lifecycles/investment.lifecycle.js';
import { CAMPAIGN_TYPES, type CampaignType } from '../campaigns/options.js';
import { TimeToThink } from '../jurisdictions/time-to-think.reply.js';
import { CampaignInvestment } from './campaign-investment.reply.js';
import { LimitBasis } from './limit-basis.reply.js';
import { INVESTMENT_METHODS, type InvestmentMethod } from './invest.request.js';
import { RailOffer } from '../payments/rail-offer.reply.js';
import { GivenSheet } from './given-sheet.reply.js';
import { ProRata } from './pro-rata.reply.js';

export class InvestmentLimit {
  /** The limit's own currency; commitments in others are measured in it, by the rate of their day. */
  @CurrencyField()
  currency: string;
  /** Twelve-month limit in minor units of `currency`. */
  @MoneyField({ min: 0n })
  limit: bigint;
  @MoneyField({ min: 0n })
  used: bigint;
  @MoneyField({ min: 0n })
  remaining: bigint;
  /** The remaining amount, in the campaign's currency; null without a campaign, or when there is no rate today. */
  @MoneyField({ min: 0n, optional: true })
  remainingHere: bigint | null;
  /** The rule the figure rests on. */
  @TextField()
  citation: string;
  @NestedField(() => LimitBasis)
  basis: LimitBasis;
}

/** One obstacle between an investor and an investment. */
export class Blocker {
  /** A code of the error catalogue. */
  @TextField()
  code: string;
  @FreeField({ optional: true })
  params: Record<string, unknown>;
}

/** Whether this user may invest here, and everything that is missing. */
export class InvestmentCheck {
  @FlagField()
  allowed: boolean;
  @NestedField(() => Blocker, { many: true })
  reasons: Blocker[];
}

/** The data of the invest page in one call. Money is minor units of `currency`. */
export class PreInvestment extends InvestmentCheck {
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @TextField()
  slug: string;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
  @CurrencyField()
  currency: string;
  @MoneyField()
  minimum: bigint;
  @MoneyField({ min: 0n })
  maximum: bigint;
  @MoneyField({ optional: true })
  pricePerShare: bigint | null;
  @MoneyField({ min: 0n })
  remainingCapacity: bigint;
  /** Null where the first come are served first. */
  @NestedField(() => ProRata, { optional: true })
  proRata: ProRata | null;
  @MoneyField({ min: 0n })
  walletBalance: bigint;
  @PersonalField()
  @NestedField(() => InvestmentLimit, { optional: true })
  limit: InvestmentLimit | null;
  @InstantField()
  closesAt: Date;
  @InstantField()
  cancelUntil: Date;
  /** Of one that is made now; null where the law gives none. */
  @NestedField(() => TimeToThink, { optional: true })
  timeToThink: TimeToThink | null;
  /** Null where the law asks for none, or there is none yet. */
  @NestedField(() => GivenSheet, { optional: true })
  keyInformation: GivenSheet | null;
  /** Of the terms in force; sent with the investment, it is not made on others. */
  @IntegerField()
  termsVersion: number;
  @IntegerField()
  sessionMinutes: number;
  /** Rails offered in this currency, with the most each takes; null where there is no cap. */
  @NestedField(() => RailOffer, { many: true })
  rails: RailOffer[];
}

export class Investment extends CampaignInvestment {
  @ChoiceField(INVESTMENT_STATES)
  state: InvestmentState;
  @TextField()
  status: InvestmentStatusWord;
  /** A loan whose principal is repaid in full. */
  @FlagField()
  repaid: boolean;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @IntegerField({ optional: true })
  units: number | null;
  @MoneyField({ optional: true })
  pricePerShare: bigint | null;
  @ChoiceField(INVESTMENT_METHODS, { optional: true })
  paymentType: InvestmentMethod | null;
  /** Of an investment that wallet and card pay together, what the wallet pays; 0 of any other. */
  @MoneyField({ min: 0n })
  walletPart: bigint;
  @InstantField({ optional: true })
  reservedUntil: Date | null;
  /** The investor has agreed to a debit that the bank decides about: nothing more is to be paid. */
  @FlagField()
  clearing: boolean;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  receivedAt: Date | null;
  @InstantField()
  closesAt: Date;
  @InstantField()
  cancelUntil: Date;
  @FlagField()
  cancellable: boolean;
  /** The two instants are those of a rolling closing: the campaign itself stays open. */
  @FlagField()
  closesInPart: boolean;
}

export class WalletShortfall {
  @MoneyField({ min: 0n })
  balance: bigint;
  @MoneyField({ min: 0n })
  due: bigint;
  @MoneyField({ min: 0n })
  shortfall: bigint;
  /** If wallet and card pay together: what each of them pays. The card pays at least what its provider takes. */
  @MoneyField({ min: 0n })
  walletPart: bigint;
  @MoneyField({ min: 0n })
  cardPart: bigint;
  @CurrencyField()
  currency: string;
  /** The provider's page for the card's part; null where nothing remains to be paid, or no payment was requested. */
  @TextField({ optional: true, max: 2000 })
  url: string | null;
}

export class TimelineEntry {
  @TextField()
  event: string;
  @InstantField({ optional: true })
  at: Date | null;
  @ChoiceField(['done', 'now', 'next'])
  state: 'done' | 'now' | 'next';
}

/**
 * How received money is returned: to its source; nowhere yet, since its refund failed; to the wallet
 * in place of that; or taken by the payer's bank.
 */
export const WAYS_BACK = ['source', 'failed', 'wallet', 'bank'] as const;
export type WayBack = (typeof WAYS_BACK)[number];

/** S-13: what was paid, how, and what happens next. */
/** What an investor got of an offering that was shared out. */
export class ReceiptAllotment {
  @MoneyField()
  committed: bigint;
  @MoneyField({ min: 0n })
  allotted: bigint;
  /** What goes back to where it was paid from. */
  @MoneyField()
  returned: bigint;
}

export class InvestmentReceipt extends Investment {
  /** The specification's name of `paymentType`. */
  @ChoiceField(INVESTMENT_METHODS, { optional: true })
  paymentMethod: InvestmentMethod | null;
  @TextField()
  investorName: string;
  /** When its event happened: the money was received, was returned, or was reserved. */
  @InstantField()
  issuedAt: Date;
  @TextField({ optional: true })
  transactionId: string | null;
  @TextField()
  referenceId: string;
  /** What the way to pay has added on top: the fee of a wire transfer. */
  @MoneyField({ min: 0n })
  fees: bigint;
  /** How much of the fees goes back with the amount: none where the investor cancelled. */
  @MoneyField({ min: 0n })
  feesReturned: bigint;
  /** What was paid, with the fees; 0 where nothing was received. */
  @MoneyField({ min: 0n })
  total: bigint;
  /** Null where nothing is returned. */
  @ChoiceField(WAYS_BACK, { optional: true })
  wayBack: WayBack | null;
  /** Of money that went to the wallet: what the payer's bank had taken back before, and is not in it. */
  @MoneyField({ min: 0n })
  takenByBank: bigint;
  /** Null unless less was allotted than committed. */
  @NestedField(() => ReceiptAllotment, { optional: true })
  allotment: ReceiptAllotment | null;
  /** What would be kept if it closed now; null unless it waits for a closing and more is committed than is sold. */
  @NestedField(() => ReceiptAllotment, { optional: true })
  allotmentNow: ReceiptAllotment | null;
  /** Null where the law gave none. */
  @NestedField(() => TimeToThink, { optional: true })
  timeToThink: TimeToThink | null;
  /** Null unless the site has ended the campaign. */
  @NestedField(() => CampaignEnd, { optional: true })
  campaignEnded: CampaignEnd | null;
  @NestedField(() => TimelineEntry, { many: true })
  timeline: TimelineEntry[];
}
