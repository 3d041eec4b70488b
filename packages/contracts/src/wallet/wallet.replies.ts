import {
  ChoiceField,
  CurrencyField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import {
  TOP_UP_STATES,
  WalletStatus,
  type TopUpState,
  WITHDRAWAL_STATES,
  type WithdrawalState,
} from '../lifecycles/wallet.lifecycle.js';

/** Three numbers that are never added up for the reader: what may be spent, what is held, what is still to come. */
export class WalletDetail {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  available: bigint;
  /** Held for withdrawals under way. */
  @MoneyField({ min: 0n })
  reserved: bigint;
  /** Top-ups under way at a provider. */
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
  @MoneyField({ min: 0n })
  topUpFeeFlat: bigint;
  @IntegerField()
  withdrawalFeeBasisPoints: number;
  @MoneyField({ min: 0n })
  withdrawalFeeFlat: bigint;
}

export const WALLET_EVENTS = [
  'top_up',
  'investment',
  'investment_refund',
  'distribution',
  'withdrawal',
  'withdrawal_returned',
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
  @TextField()
  transactionId: string;
  @InstantField()
  at: Date;
}

export class Preapproval {
  @IdField()
  id: string;
  @TextField()
  number: string;
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
  @ChoiceField(WITHDRAWAL_STATES)
  state: WithdrawalState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  @InstantField()
  createdAt: Date;
}
