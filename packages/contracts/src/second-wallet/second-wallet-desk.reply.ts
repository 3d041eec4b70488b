import { ChoiceField, CurrencyField, IdField, InstantField, MoneyField, TextField } from '../kernel/fields.js';
import {
  SECOND_PAYOUT_STATES,
  SECOND_TOP_UP_STATES,
  type SecondPayoutState,
  type SecondTopUpState,
} from '../lifecycles/second-wallet.lifecycle.js';

export const SECOND_ENTRY_KINDS = ['card', 'wire', 'payout'] as const;
export type SecondEntryKind = (typeof SECOND_ENTRY_KINDS)[number];

/** A top-up or payout of a second wallet, as finance reads it. */
export class AdminSecondWalletEntry {
  @IdField() id: string;
  @ChoiceField(SECOND_ENTRY_KINDS) kind: SecondEntryKind;
  @TextField() number: string;
  @IdField() userId: string;
  @TextField() userName: string;
  @TextField() userEmail: string;
  /** Asked for. */
  @MoneyField() amount: bigint;
  /** What came and was not given back, or left; 0 until it has. */
  @MoneyField({ min: 0n }) moved: bigint;
  @CurrencyField() currency: string;
  @ChoiceField([...SECOND_TOP_UP_STATES, ...SECOND_PAYOUT_STATES]) state: SecondTopUpState | SecondPayoutState;
  @TextField({ optional: true }) failureCode: string | null;
  /** The provider's id of the payment. */
  @TextField({ optional: true, longNumbers: true }) transactionId: string | null;
  @InstantField() createdAt: Date;
}
