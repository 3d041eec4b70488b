import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '../bank/bank-numbers.js';
import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import {
  SECOND_PAYOUT_STATES,
  SECOND_TOP_UP_STATES,
  type SecondPayoutState,
  type SecondTopUpState,
} from '../lifecycles/second-wallet.lifecycle.js';
import { WalletStatus } from '../lifecycles/wallet.lifecycle.js';
import { SECOND_TOP_UP_MEANS, type SecondTopUpMeans } from './second-wallet.requests.js';

/** Where a bank transfer goes, and under which reference. */
export class SecondWalletWire {
  @TextField()
  ownerName: string;
  @TextField({ optional: true, longNumbers: true })
  iban: string | null;
  @TextField({ optional: true })
  bic: string | null;
  @TextField({ longNumbers: true })
  reference: string;
}

/** Money on its way into the second wallet, or received. */
export class SecondTopUp {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @TextField()
  holderName: string;
  @ChoiceField(SECOND_TOP_UP_MEANS)
  paymentType: SecondTopUpMeans;
  /** What was asked for. */
  @MoneyField()
  amount: bigint;
  @MoneyField({ min: 0n })
  fee: bigint;
  /** What has come, which a bank transfer may make another amount; 0 until it has. */
  @MoneyField({ min: 0n })
  received: bigint;
  /** What the provider has given back of it, without being asked by us. */
  @MoneyField({ min: 0n })
  refunded: bigint;
  @CurrencyField()
  currency: string;
  @ChoiceField(SECOND_TOP_UP_STATES)
  state: SecondTopUpState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  /** The provider's page, while it is open. */
  @TextField({ optional: true, max: 2048, longNumbers: true })
  redirectUrl: string | null;
  @NestedField(() => SecondWalletWire, { optional: true })
  instructions: SecondWalletWire | null;
  /** The provider's code of why it failed. */
  @TextField({ optional: true })
  failureCode: string | null;
  /** The provider's id of the payment. */
  @TextField({ optional: true, longNumbers: true })
  transactionId: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  receivedAt: Date | null;
}

export class SecondPayout {
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
  @ChoiceField(SECOND_PAYOUT_STATES)
  state: SecondPayoutState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  @TextField()
  accountLast4: string;
  @TextField({ optional: true })
  failureCode: string | null;
  @TextField({ optional: true, longNumbers: true })
  transactionId: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  settledAt: Date | null;
}

export class SecondBankAccount {
  @IdField()
  id: string;
  @ChoiceField(BANK_ACCOUNT_KINDS)
  type: BankAccountKind;
  @TextField()
  ownerName: string;
  @TextField()
  last4: string;
  /** Of the bank where the account's kind tells it, else of the holder. */
  @TextField()
  country: string;
  /** Money is sent there from then on: a new account waits. */
  @InstantField()
  usableAt: Date;
  @InstantField()
  createdAt: Date;
}

/** One line of the wallet's history. */
export class SecondWalletEntry {
  @IdField()
  id: string;
  @ChoiceField(['top_up', 'payout'])
  kind: 'top_up' | 'payout';
  @TextField()
  number: string;
  /** Received of a top-up and not given back, or asked for while nothing has come; the whole of a payout. */
  @MoneyField({ min: 0n })
  amount: bigint;
  @ChoiceField([...SECOND_TOP_UP_STATES, ...SECOND_PAYOUT_STATES])
  state: SecondTopUpState | SecondPayoutState;
  @ChoiceField(Object.values(WalletStatus))
  status: WalletStatus;
  /** Last four characters of the account that was paid to; null of a top-up. */
  @TextField({ optional: true })
  accountLast4: string | null;
  @InstantField()
  at: Date;
}

/** The caller's wallet at the provider: it keeps the money, not the platform. */
export class SecondWallet {
  /** opening: the provider was asked and has not answered. */
  @ChoiceField(['none', 'opening', 'open'])
  state: 'none' | 'opening' | 'open';
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  available: bigint;
  /** On its way to a bank. */
  @MoneyField({ min: 0n })
  reserved: bigint;
  /** The provider's id of the wallet and of its owner. */
  @TextField({ optional: true, longNumbers: true })
  walletId: string | null;
  @TextField({ optional: true, longNumbers: true })
  ownerId: string | null;
  /** Whether money may leave: the identity is confirmed here, and by the provider. */
  @FlagField()
  identityConfirmed: boolean;
  @FlagField()
  providerConfirmed: boolean;
  /** Whether money can be added now: the module is switched on. */
  @FlagField()
  isOffered: boolean;
  /** The page with the provider's terms. */
  @TextField({ max: 2048, longNumbers: true })
  termsUrl: string;
  @MoneyField()
  topUpMinimum: bigint;
  @MoneyField()
  topUpMaximum: bigint;
  @MoneyField()
  payoutMinimum: bigint;
  /** The newest first. */
  @NestedField(() => SecondWalletEntry, { many: true })
  entries: SecondWalletEntry[];
}
