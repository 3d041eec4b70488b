import { CAMPAIGN_TYPES, type CampaignType } from '../campaigns/options.js';
import { AnswerRule, TermChange } from '../campaigns/changes/changes.replies.js';
import { RECONFIRMATION_STATES, type ReconfirmationState } from '../campaigns/changes/material-fields.js';
import {
  ChoiceField,
  CurrencyField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { INVESTMENT_METHODS, type InvestmentMethod } from './invest.request.js';

/** An investment whose terms have changed since it was made: it is confirmed, or the money goes back. */
export class Reconfirmation {
  /** Of the investment. */
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @TextField({ optional: true })
  coverUrl: string | null;
  @TextField({ optional: true })
  category: string | null;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
  @ChoiceField(RECONFIRMATION_STATES)
  state: ReconfirmationState;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  /** Where the money came from, and goes back to; null where nothing was chosen yet. */
  @ChoiceField(INVESTMENT_METHODS, { optional: true })
  paymentType: InvestmentMethod | null;
  @InstantField()
  investedAt: Date;
  /** Null while nothing has been paid. */
  @InstantField({ optional: true })
  receivedAt: Date | null;
  /** Shares before and now; null for a loan. */
  @IntegerField({ optional: true })
  unitsBefore: number | null;
  @IntegerField({ optional: true })
  units: number | null;
  /** The owner's, in their words. */
  @TextField()
  reason: string;
  @TextField()
  proposedBy: string;
  @NestedField(() => TermChange, { many: true })
  changes: TermChange[];
  @IntegerField()
  version: number;
  @InstantField()
  askedAt: Date;
  @InstantField()
  answerUntil: Date;
  @InstantField({ optional: true })
  answeredAt: Date | null;
  @NestedField(() => AnswerRule)
  rule: AnswerRule;
}
