import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { TOP_UP_STATES, type TopUpState, WalletStatus } from '../lifecycles/wallet.lifecycle.js';

/** A top-up whose money still waits, and how much of it may go back to its card. */
export class ReturnableTopUp {
  @IdField()
  preapprovalId: string;
  @TextField()
  number: string;
  @MoneyField()
  amount: bigint;
  /** When the card was charged. */
  @InstantField()
  at: Date;
}

/** A top-up that was begun and left: it can be continued or cancelled. */
export class OpenTopUp {
  @IdField()
  preapprovalId: string;
  @TextField()
  number: string;
  /** The amount credited to the wallet. */
  @MoneyField()
  amount: bigint;
  /** When the payment page closes; null while there is none yet, or the payer's bank decides. */
  @InstantField({ optional: true })
  until: Date | null;
  /** The payer has agreed to a debit, and the bank decides within days: nothing is left to do. */
  @FlagField()
  clearing: boolean;
}

export class Preapproval {
  @IdField()
  id: string;
  /** The specification's name of `id`. */
  @IdField()
  walletPreapprovalId: string;
  @TextField()
  number: string;
  /** Whose wallet it is for. */
  @TextField()
  holderName: string;
  @MoneyField()
  amount: bigint;
  @MoneyField({ min: 0n })
  fee: bigint;
  @MoneyField()
  total: bigint;
  @CurrencyField()
  currency: string;
  @ChoiceField(TOP_UP_STATES)
  state: TopUpState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  /** The payer has agreed to a debit, and the bank decides within days. */
  @FlagField()
  clearing: boolean;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  receivedAt: Date | null;
  @TextField({ optional: true })
  transactionId: string | null;
  /** Being returned to the card. */
  @MoneyField({ min: 0n })
  returning: bigint;
  /** The card did not take it: held until another way back is found. */
  @MoneyField({ min: 0n })
  returnFailed: bigint;
  /** Taken back by the payer's bank, unless the dispute was won. */
  @MoneyField({ min: 0n })
  chargedBack: bigint;
  /** Back on the card. */
  @MoneyField({ min: 0n })
  returned: bigint;
  /** When; null where nothing went back, or not all of it at once. */
  @InstantField({ optional: true })
  returnedAt: Date | null;
}
