import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';

export class TrialBalanceRow {
  @TextField() group: string;
  @TextField() class: string;
  @CurrencyField() currency: string;
  @IntegerField() accounts: number;
  @MoneyField({ min: 0n }) debit: bigint;
  @MoneyField({ min: 0n }) credit: bigint;
  @MoneyField({ min: 0n }) pendingDebit: bigint;
  @MoneyField({ min: 0n }) pendingCredit: bigint;
}

export class TrialBalance {
  @NestedField(() => TrialBalanceRow, { many: true }) rows: TrialBalanceRow[];
  @FlagField() balanced: boolean;
  @InstantField() at: Date;
}

/** Whose an account of the ledger is, or whom an entry of the audit log is about. */
export class AccountHolder {
  @ChoiceField(['user', 'campaign']) kind: 'user' | 'campaign';
  @IdField() id: string;
  @TextField() name: string;
}

export class LedgerLine {
  @TextField() account: string;
  /** Null for the platform's own accounts. */
  @NestedField(() => AccountHolder, { optional: true }) holder: AccountHolder | null;
  @ChoiceField(['D', 'C']) side: 'D' | 'C';
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
}

/** How a pending entry ended. */
export class Settlement {
  @TextField() id: string;
  @ChoiceField(['post', 'void']) phase: 'post' | 'void';
}

export class LedgerTransaction {
  /** Its number: people write it `JE-000123`. */
  @TextField() id: string;
  @TextField() uid: string;
  @TextField() kind: string;
  @TextField() phase: string;
  /** The pending entry that this one posts or voids. */
  @TextField({ optional: true }) pendingId: string | null;
  /** The entry that this one reverses. */
  @TextField({ optional: true }) reversesId: string | null;
  /** Null while it is pending, and for an entry that never was. */
  @NestedField(() => Settlement, { optional: true }) settledBy: Settlement | null;
  @TextField() sourceType: string;
  @TextField() sourceId: string;
  /** A user's id, or the name of a process. */
  @TextField() actor: string;
  /** Null for a process. */
  @TextField({ optional: true }) actorName: string | null;
  @InstantField() effectiveAt: Date;
  @FlagField() sealed: boolean;
  @NestedField(() => LedgerLine, { many: true }) lines: LedgerLine[];
}

export class LedgerAccountRow {
  @TextField() code: string;
  /** Null for the platform's own accounts. */
  @NestedField(() => AccountHolder, { optional: true }) holder: AccountHolder | null;
  @TextField() class: string;
  @CurrencyField() currency: string;
  @MoneyField({ min: 0n }) debit: bigint;
  @MoneyField({ min: 0n }) credit: bigint;
  @MoneyField({ min: 0n }) pendingDebit: bigint;
  @MoneyField({ min: 0n }) pendingCredit: bigint;
}
