import { CAMPAIGN_TYPES, type CampaignType } from '../../campaigns/options.js';
import { INVESTING_STEPS, type InvestingStep } from '../../jurisdictions/packs.js';
import {
  ChoiceField,
  CurrencyField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../../kernel/fields.js';
import { INVESTMENT_STATES, type InvestmentState } from '../../lifecycles/investment.lifecycle.js';

/** A draft holds nothing; from the payment page on the state is that of the investment. */
export const PROCESS_STATES = ['draft', ...INVESTMENT_STATES] as const;
export type ProcessState = 'draft' | InvestmentState;

export class ProcessStep {
  @ChoiceField(INVESTING_STEPS)
  step: InvestingStep;
  /** Null while it is to be done, or to be done again because something that it rests on has changed. */
  @InstantField({ optional: true })
  doneAt: Date | null;
}

/** An investment on its way from the amount to the payment. */
export class InvestmentProcess {
  /** Of the investment, from its first amount on. */
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @TextField({ optional: true })
  coverUrl: string | null;
  /** The campaign's; null where its owner has not chosen one. */
  @TextField({ optional: true })
  category: string | null;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
  @ChoiceField(PROCESS_STATES)
  state: ProcessState;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @IntegerField({ optional: true })
  units: number | null;
  @MoneyField({ optional: true })
  pricePerShare: bigint | null;
  /** Of the terms that the amount was chosen on. */
  @IntegerField()
  termsVersion: number;
  /** In the order in which they come. */
  @NestedField(() => ProcessStep, { many: true })
  steps: ProcessStep[];
  /** The first that is not done; null where only the payment is left. */
  @ChoiceField(INVESTING_STEPS, { optional: true })
  nextStep: InvestingStep | null;
  /** The investing account of step three. */
  @IdField({ optional: true })
  accountId: string | null;
  /** Until when the place is held. */
  @InstantField({ optional: true })
  reservedUntil: Date | null;
  /** Until when the answers are kept if nothing is done. */
  @InstantField()
  savedUntil: Date;
  @InstantField()
  closesAt: Date;
}
