import { ChoiceField, CurrencyField, IdField, InstantField, MoneyField, TextField } from '../kernel/fields.js';
import { PAGE_RAILS, type PageRail } from '../rails/providers.js';
import { WalletStatus, WITHDRAWAL_STATES, type WithdrawalState } from '../lifecycles/wallet.lifecycle.js';

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
  /** How a top-up was paid, and so where a part of it is returned to; null for any other entry. */
  @ChoiceField(PAGE_RAILS, { optional: true })
  paymentType: PageRail | null;
  /** The state of this withdrawal: it shows who ended it. */
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
