import type { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Op, Outcome } from './outcome.js';

/** Who is to own a wallet. */
export interface WalletOwner {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly countryOfResidence: string;
}

/** Where a bank transfer goes. */
export interface WireTarget {
  readonly ownerName: string;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly reference: string;
}

export interface PayInToOpen {
  readonly means: 'card' | 'wire';
  /** Our id: the reference in the provider's records. */
  readonly topUpId: string;
  readonly ownerRef: string;
  readonly walletRef: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly language: string;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
}

/** The provider's own word on money that comes in. */
export interface PayInSnapshot {
  readonly ref: string;
  readonly state: 'open' | 'received' | 'failed';
  /** What the wallet was credited with; a bank transfer may bring another amount than was asked for. */
  readonly credited: Money | null;
  readonly url: string | null;
  readonly wire: WireTarget | null;
  readonly failureCode: string | null;
}

export interface PayOutToSend {
  readonly payoutId: string;
  /** At most 12 letters and digits: it stands on the statement of the receiver's bank. */
  readonly reference: string;
  readonly ownerRef: string;
  readonly walletRef: string;
  readonly accountRef: string;
  readonly amount: Money;
}

/** The provider's own word on money that leaves. */
export interface PayOutSnapshot {
  readonly ref: string;
  /** returned: the receiving bank has sent it back after it was paid. */
  readonly state: 'sent' | 'paid' | 'failed' | 'returned';
  readonly failureCode: string | null;
}

/** Wallets that a provider keeps for people: the money in them is theirs, held by the provider. */
export interface SecondWalletPort {
  readonly provider: Provider;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** The page with the provider's terms, which an owner accepts. */
  readonly termsUrl: string;
  /** Each of these gives the provider's id of what was made. */
  openOwner(op: Op, owner: WalletOwner): Promise<Outcome<string>>;
  openWallet(op: Op, ownerRef: string, currency: string): Promise<Outcome<string>>;
  addAccount(op: Op, ownerRef: string, account: BankAccountRequest): Promise<Outcome<string>>;
  /** Closes the account for good. */
  removeAccount(ownerRef: string, accountRef: string): Promise<Outcome<null>>;
  /** Whether the provider has confirmed who the owner is. */
  isConfirmed(ownerRef: string): Promise<Outcome<boolean>>;
  balance(walletRef: string): Promise<Outcome<Money>>;
  openPayIn(op: Op, payIn: PayInToOpen): Promise<Outcome<PayInSnapshot>>;
  readPayIn(ref: string): Promise<Outcome<PayInSnapshot>>;
  sendPayOut(op: Op, payOut: PayOutToSend): Promise<Outcome<PayOutSnapshot>>;
  readPayOut(ref: string): Promise<Outcome<PayOutSnapshot>>;
  /** The payout that a return is about; null for what is no return. */
  payOutBehind(returnRef: string): Promise<Outcome<string | null>>;
  /**
   * The provider's id of what an attempt without an answer has made; null if it made nothing.
   * @param money of a payment: where it is written down with our id, for when its key is forgotten
   */
  find(op: Op, money?: { walletRef: string; ours: string }): Promise<Outcome<string | null>>;
}
