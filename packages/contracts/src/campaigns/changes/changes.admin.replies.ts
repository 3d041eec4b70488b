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
import { AnswerRule, MaterialChange, TermChange } from './changes.replies.js';
import { CHANGE_STATES, type ChangeState } from './material-fields.js';

/** A proposed change of the terms in the console's list. */
export class ReviewedChangeRow {
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @IdField()
  ownerId: string;
  @TextField()
  ownerName: string;
  @ChoiceField(CHANGE_STATES)
  state: ChangeState;
  @NestedField(() => TermChange, { many: true })
  changes: TermChange[];
  @InstantField()
  proposedAt: Date;
  @CurrencyField()
  currency: string;
  /** Who has invested on earlier terms and has to confirm, or had to when it was opened. */
  @IntegerField()
  investors: number;
  @MoneyField({ min: 0n })
  amount: bigint;
}

/** One change with what an admin decides by. */
export class ReviewedChange extends MaterialChange {
  @TextField()
  campaignName: string;
  @IdField()
  ownerId: string;
  @TextField()
  ownerName: string;
  @IntegerField()
  investors: number;
  @MoneyField({ min: 0n })
  investedAmount: bigint;
  @InstantField()
  closesAt: Date;
  /** The last moment to answer if it is approved now, and the closing then; null once it is decided. */
  @InstantField({ optional: true })
  wouldAnswerUntil: Date | null;
  @InstantField({ optional: true })
  wouldCloseAt: Date | null;
  @NestedField(() => AnswerRule)
  rule: AnswerRule;
}
