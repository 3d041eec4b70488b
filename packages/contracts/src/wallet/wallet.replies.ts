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
import {
  TOP_UP_STATES,
  WalletStatus,
  type TopUpState,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '../lifecycles/wallet.lifecycle.js';

/** A part of the available money that may not be withdrawn yet, and from when on it may. */
export class WithdrawableLater {
  @MoneyField()
  amount: bigint;
  @InstantField()
  at: Date;
}

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
  /** What arrives in the wallet. */
  @MoneyField()
  amount: bigint;
  /** When the card page closes; null while there is none yet. */
  @InstantField({ optional: true })
  until: Date | null;
}

/** A wallet in another currency; money is never converted. */
export class OtherWallet {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  available: bigint;
}

/** Three numbers that are never added up for the reader: what may be spent, what is held, what is still to come. */
export class WalletDetail {
  @CurrencyField()
  currency: string;
  /** The specification's name of `currency`. */
  @CurrencyField()
  currencyId: string;
  @MoneyField({ min: 0n })
  available: bigint;
  /** The specification's name of `available`. */
  @MoneyField({ min: 0n })
  userWalletBalance: bigint;
  /** Whether the statement has more than its first page. */
  @FlagField()
  displayLoadMore: boolean;
  /** The caller's wallets in other currencies that have ever held something. */
  @NestedField(() => OtherWallet, { many: true })
  others: OtherWallet[];
  /** Of what is available, what may be withdrawn now: the rest came by card and waits. */
  @MoneyField({ min: 0n })
  withdrawable: bigint;
  /** When the rest may be withdrawn, the soonest first. */
  @NestedField(() => WithdrawableLater, { many: true })
  withdrawableLater: WithdrawableLater[];
  /** What may go back to its card instead, the newest first. */
  @NestedField(() => ReturnableTopUp, { many: true })
  returnable: ReturnableTopUp[];
  /** Top-ups that were begun and left, the newest first. */
  @NestedField(() => OpenTopUp, { many: true })
  openTopUps: OpenTopUp[];
  /** Days that money added by card stays in the wallet before it may be withdrawn. */
  @IntegerField()
  cardMoneyCooldownDays: number;
  /** Nothing may leave: the bank of a payment disputes it, or what a chargeback took is owed. */
  @FlagField()
  frozen: boolean;
  /** What is owed after chargebacks, and is taken from whatever comes in. */
  @MoneyField({ min: 0n })
  owed: bigint;
  /** A withdrawal needs a confirmed identity that is not there yet. */
  @FlagField()
  identityNeeded: boolean;
  /** The name that the bank account must be held in; null until the identity is confirmed. */
  @TextField({ optional: true })
  accountHolder: string | null;
  /** Held for withdrawals under way. */
  @MoneyField({ min: 0n })
  reserved: bigint;
  /** Top-ups that were paid and are not booked yet. */
  @MoneyField({ min: 0n })
  pending: bigint;
  @MoneyField({ min: 0n })
  topUpMaximum: bigint;
  @MoneyField({ min: 0n })
  withdrawalDailyLimit: bigint;
  /** Most one card payment takes; null where cards are not offered in this currency. */
  @MoneyField({ optional: true })
  cardMaximum: bigint | null;
  @IntegerField()
  topUpFeeBasisPoints: number;
  /** In this currency; null where no exchange rate says how much it is. */
  @MoneyField({ min: 0n, optional: true })
  topUpFeeFlat: bigint | null;
  @IntegerField()
  withdrawalFeeBasisPoints: number;
  @MoneyField({ min: 0n, optional: true })
  withdrawalFeeFlat: bigint | null;
}

export const WALLET_EVENTS = [
  'top_up',
  'investment',
  'investment_refund',
  'refund',
  'chargeback',
  'chargeback_returned',
  'debt_settled',
  'distribution',
  'withdrawal',
  'withdrawal_returned',
  'top_up_return',
  'repayment',
  'adjustment',
] as const;
export type WalletEvent = (typeof WALLET_EVENTS)[number];

export class WalletTransaction {
  @TextField()
  id: string;
  @ChoiceField(['CREDIT', 'DEBIT'])
  entryType: 'CREDIT' | 'DEBIT';
  @ChoiceField(WALLET_EVENTS)
  event: WalletEvent;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  /** Balance after this entry; null while it is pending. */
  @MoneyField({ min: 0n, optional: true })
  balance: bigint | null;
  @TextField({ optional: true })
  campaignName: string | null;
  @TextField({ optional: true })
  campaignSlug: string | null;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  /** Of the withdrawal that this entry is: it tells who ended it. */
  @ChoiceField(WITHDRAWAL_STATES, { optional: true })
  withdrawalState: WithdrawalState | null;
  @TextField()
  transactionId: string;
  /** Number of the top-up, withdrawal, investment or repayment that it is about, as its own page shows it. */
  @TextField({ optional: true })
  reference: string | null;
  /** Id of that record, by which its receipt is found. */
  @IdField({ optional: true })
  subjectId: string | null;
  @InstantField()
  at: Date;
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
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  receivedAt: Date | null;
  @TextField({ optional: true })
  transactionId: string | null;
  /** On its way back to the card. */
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

export class Withdrawal {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @MoneyField()
  amount: bigint;
  @MoneyField({ min: 0n })
  fee: bigint;
  @CurrencyField()
  currency: string;
  @TextField()
  bankName: string;
  @TextField()
  accountNumberLast4: string;
  /** Null on withdrawals from before the holder was asked for. */
  @TextField({ optional: true })
  accountHolder: string | null;
  @ChoiceField(WITHDRAWAL_STATES)
  state: WithdrawalState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  /** Two people confirm it, one after the other; otherwise one does. */
  @FlagField()
  needsApproval: boolean;
  /** Not sent before: an account that was not used before waits. */
  @InstantField()
  sendableAt: Date;
  /** May still be called back by its owner. */
  @FlagField()
  cancellable: boolean;
  /** The bank's reference of the transfer. */
  @TextField({ optional: true })
  reference: string | null;
  /** Why it was rejected, or why it came back. */
  @TextField({ optional: true, max: 1000 })
  reason: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  sentAt: Date | null;
}
