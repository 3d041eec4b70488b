import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '../bank/bank-numbers.js';
import { ChoiceField, IdField, InstantField, TextField } from '../kernel/fields.js';

/** A bank account that its owner has saved for withdrawals; its number is never told. */
export class SavedBankAccount {
  @IdField()
  id: string;
  @ChoiceField(BANK_ACCOUNT_KINDS)
  type: BankAccountKind;
  @TextField()
  bankName: string;
  @TextField()
  last4: string;
  @InstantField()
  savedAt: Date;
}
