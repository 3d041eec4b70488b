import {
  ChoiceField,
  CurrencyField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../../kernel/fields.js';
import { CAMPAIGN_TYPES, type CampaignType } from '../options.js';
import {
  CHANGE_STATES,
  MATERIAL_FIELD_NAMES,
  RECONFIRMATION_STATES,
  type ChangeState,
  type MaterialFieldName,
  type ReconfirmationState,
} from './material-fields.js';

/** A term as text: an amount in minor units, a date as `YYYY-MM-DD`; null where there is none. */
export class CampaignTerm {
  @ChoiceField(MATERIAL_FIELD_NAMES)
  field: MaterialFieldName;
  @TextField({ optional: true })
  value: string | null;
}

export class TermChange {
  @ChoiceField(MATERIAL_FIELD_NAMES)
  field: MaterialFieldName;
  @TextField({ optional: true })
  before: string | null;
  @TextField({ optional: true })
  after: string | null;
}

/** How long investors have for their answer, and by which rule. */
export class AnswerRule {
  @IntegerField()
  businessDays: number;
  @TextField()
  citation: string;
}

/** The terms of an open campaign as investors decide on them. */
export class CurrentTerms {
  @IntegerField()
  version: number;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
  @CurrencyField()
  currency: string;
  @NestedField(() => CampaignTerm, { many: true })
  terms: CampaignTerm[];
  /** The last day to which it may be extended. */
  @DateField()
  latestClosing: string;
  @TextField()
  latestCitation: string;
  @NestedField(() => AnswerRule)
  rule: AnswerRule;
}

/** What a change would cause if it were opened now. */
export class ChangePreview {
  @NestedField(() => TermChange, { many: true })
  changes: TermChange[];
  @CurrencyField()
  currency: string;
  /** How many people have to confirm, with which sum. */
  @IntegerField()
  investors: number;
  @MoneyField({ min: 0n })
  amount: bigint;
  @InstantField()
  answerUntil: Date;
  @InstantField()
  closesAtBefore: Date;
  /** Later than the proposed date where investors would have too few days. */
  @InstantField()
  closesAt: Date;
  @NestedField(() => AnswerRule)
  rule: AnswerRule;
}

/** A change of the terms, from its proposal to the last answer. */
export class MaterialChange {
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
  @ChoiceField(CHANGE_STATES)
  state: ChangeState;
  @CurrencyField()
  currency: string;
  @TextField()
  reason: string;
  @NestedField(() => TermChange, { many: true })
  changes: TermChange[];
  @InstantField()
  proposedAt: Date;
  @TextField()
  proposedBy: string;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  @TextField({ optional: true })
  declineReason: string | null;
  /** Of the terms that it made; null until it is opened. */
  @IntegerField({ optional: true })
  version: number | null;
  @InstantField({ optional: true })
  answerUntil: Date | null;
  /** How many investments were asked about, and how they stand. */
  @NestedField(() => AnswerCount, { many: true })
  answers: AnswerCount[];
}

export class AnswerCount {
  @ChoiceField(RECONFIRMATION_STATES)
  state: ReconfirmationState;
  @IntegerField()
  investments: number;
  @MoneyField({ min: 0n })
  amount: bigint;
}

/** A change that was opened, on the campaign's page. */
export class OpenedChange {
  @IdField()
  id: string;
  @CurrencyField()
  currency: string;
  @TextField()
  reason: string;
  @NestedField(() => TermChange, { many: true })
  changes: TermChange[];
  @IntegerField()
  version: number;
  @InstantField()
  proposedAt: Date;
  @InstantField()
  openedAt: Date;
  /** Until when investors of earlier terms answer. */
  @InstantField()
  answerUntil: Date;
}
