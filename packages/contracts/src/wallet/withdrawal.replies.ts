import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { PROVIDERS, type Provider } from '../rails/providers.js';
import { WalletStatus, WITHDRAWAL_STATES, type WithdrawalState } from '../lifecycles/wallet.lifecycle.js';

/** An account at a provider from which somebody has paid. */
export class PayerAccount {
  @IdField()
  id: string;
  @ChoiceField(PROVIDERS)
  provider: Provider;
  /** What its owner knows it by, shortened. */
  @TextField()
  label: string;
  @InstantField()
  lastPaidAt: Date;
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
  /** Who pays it out; null for a bank transfer. */
  @ChoiceField(PROVIDERS, { optional: true })
  provider: Provider | null;
  /** Of the account at the provider. */
  @TextField({ optional: true })
  payerLabel: string | null;
  /** Null for one that a provider pays out. */
  @TextField({ optional: true })
  bankName: string | null;
  @TextField({ optional: true })
  accountNumberLast4: string | null;
  /** Null on withdrawals made before the holder was required. */
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
  /** The reference of the transfer at the bank, or of the payout at the provider. */
  @TextField({ optional: true })
  reference: string | null;
  /** Why it was rejected, or why it was returned. */
  @TextField({ optional: true, max: 1000 })
  reason: string | null;
  @InstantField()
  createdAt: Date;
  @InstantField({ optional: true })
  sentAt: Date | null;
}
