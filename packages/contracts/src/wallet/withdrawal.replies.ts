import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { WalletStatus, WITHDRAWAL_STATES, type WithdrawalState } from '../lifecycles/wallet.lifecycle.js';

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
  /** The bank's reference of the transfer. */
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
