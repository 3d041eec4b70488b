import { AnswerRule, TermChange } from '../campaigns/changes/changes.replies.js';
import { RECONFIRMATION_STATES, type ReconfirmationState } from '../campaigns/changes/material-fields.js';
import {
  ChoiceField,
  CurrencyField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { CampaignInvestment } from './campaign-investment.reply.js';
import { INVESTMENT_METHODS, type InvestmentMethod } from './invest.request.js';

/** An investment whose terms have changed since it was made: it is confirmed, or the money goes back. */
export class Reconfirmation extends CampaignInvestment {
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
