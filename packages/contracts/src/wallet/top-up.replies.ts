import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { PAGE_RAILS, type PageRail } from '../rails/providers.js';
import { TOP_UP_STATES, type TopUpState, WalletStatus } from '../lifecycles/wallet.lifecycle.js';

/** A top-up whose money still waits, and how much of it may go back to where it was paid from. */
export class ReturnableTopUp {
  @IdField()
  preapprovalId: string;
  @TextField()
  number: string;
  @MoneyField()
  amount: bigint;
  /** How it was paid, and so where it goes back to. */
  @ChoiceField(PAGE_RAILS)
  paymentType: PageRail;
  /** When it was paid. */
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
  /** The way to pay that was opened; null while there is none. */
  @ChoiceField(PAGE_RAILS, { optional: true })
  paymentType: PageRail | null;
  /** The payment that waits, by whose id its instructions are read; null where it has none. */
  @IdField({ optional: true })
  paymentId: string | null;
  /** What has come of it so far, where that is less than was asked for. */
  @MoneyField({ min: 0n })
  arrived: bigint;
  /** All that was asked for, fees included; null while no way to pay is opened. */
  @MoneyField({ optional: true })
  asked: bigint | null;
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
  /** What the way to pay has added on top; 0 until it is paid. */
  @MoneyField({ min: 0n })
  surcharge: bigint;
  /** What is charged: the amount, the fee and the surcharge. */
  @MoneyField()
  total: bigint;
  /** How it was paid, or which way was opened last; null while there is none. */
  @ChoiceField(PAGE_RAILS, { optional: true })
  paymentType: PageRail | null;
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
  /** Being returned to where it was paid from. */
  @MoneyField({ min: 0n })
  returning: bigint;
  /** Its source did not take it: held until another way back is found. */
  @MoneyField({ min: 0n })
  returnFailed: bigint;
  /** Taken back by the payer's bank, unless the dispute was won. */
  @MoneyField({ min: 0n })
  chargedBack: bigint;
  /** Back where it was paid from. */
  @MoneyField({ min: 0n })
  returned: bigint;
  /** When; null where nothing went back, or not all of it at once. */
  @InstantField({ optional: true })
  returnedAt: Date | null;
}
