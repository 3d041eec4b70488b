import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';

/** Lists whose records two people decide. */
export const SECOND_DECISION_LISTS = ['refunds', 'payments', 'investments', 'statement-lines', 'bank-lines'] as const;
export type SecondDecisionList = (typeof SECOND_DECISION_LISTS)[number];

/** Money that goes back, of which one person has decided and a second one has to. */
export class SecondDecisionRow {
  /** The act and what it is about. */
  @TextField() id: string;
  /** What the first person has decided: `refund.wallet`, `investment.refund` … */
  @TextField() act: string;
  /** The list in which the record is decided. */
  @ChoiceField(SECOND_DECISION_LISTS) list: SecondDecisionList;
  /** Null for a record that is decided in its list. */
  @IdField({ optional: true }) recordId: string | null;
  /** Whose money it is, or the text of a line. */
  @TextField({ max: 1000 }) name: string;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  @TextField() madeBy: string;
  @InstantField() madeAt: Date;
  @TextField({ max: 1000 }) reason: string;
  /** Whether the reader may be the second person: never the first, nor whose money it is. */
  @FlagField() mayDecide: boolean;
}
