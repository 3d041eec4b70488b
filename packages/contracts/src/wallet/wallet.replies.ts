import {
  CurrencyField,
  FlagField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { RailOffer } from '../payments/rail-offer.reply.js';
import { OpenTopUp, ReturnableTopUp } from './top-up.replies.js';

/** A part of the available money that may not be withdrawn yet, and from when on it may. */
export class WithdrawableLater {
  @MoneyField()
  amount: bigint;
  @InstantField()
  at: Date;
}

/** A wallet in another currency; money is never converted. */
export class OtherWallet {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  available: bigint;
}

/** Three numbers that are never added up for the reader: available, reserved, pending. */
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
  /** The part of the available money that may be withdrawn now: the rest came by card and has to wait. */
  @MoneyField({ min: 0n })
  withdrawable: bigint;
  /** When the rest may be withdrawn, the soonest first. */
  @NestedField(() => WithdrawableLater, { many: true })
  withdrawableLater: WithdrawableLater[];
  /** The top-ups that can be returned to their card instead, the newest first. */
  @NestedField(() => ReturnableTopUp, { many: true })
  returnable: ReturnableTopUp[];
  /** Top-ups that were begun and left, the newest first. */
  @NestedField(() => OpenTopUp, { many: true })
  openTopUps: OpenTopUp[];
  /** Days that money added by card stays in the wallet before it may be withdrawn. */
  @IntegerField()
  cardMoneyCooldownDays: number;
  /** Nothing can be withdrawn: a bank disputes a payment, or a chargeback has not been repaid. */
  @FlagField()
  frozen: boolean;
  /** The debt after chargebacks, which is taken from money received. */
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
  /** The ways to add money that take this currency; none while the wallet or all of them are switched off. */
  @NestedField(() => RailOffer, { many: true })
  topUpRails: RailOffer[];
  @IntegerField()
  topUpFeeBasisPoints: number;
  /** In this currency; null without an exchange rate. */
  @MoneyField({ min: 0n, optional: true })
  topUpFeeFlat: bigint | null;
  @IntegerField()
  withdrawalFeeBasisPoints: number;
  @MoneyField({ min: 0n, optional: true })
  withdrawalFeeFlat: bigint | null;
}
