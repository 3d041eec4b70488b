import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { PAYMENT_STATES, type PaymentState } from '../lifecycles/payment.lifecycle.js';
import { PAYMENT_PURPOSES, type PaymentPurpose } from './checkout.requests.js';

/** An account of the operator as payers are told it: by IBAN, or by account and routing number. */
export class BankCoordinates {
  @CurrencyField()
  currency: string;
  @TextField()
  holder: string;
  @TextField()
  bankName: string;
  @TextField({ optional: true })
  bankAddress: string | null;
  @TextField({ optional: true })
  iban: string | null;
  @TextField({ optional: true, longNumbers: true })
  accountNumber: string | null;
  @TextField({ optional: true, longNumbers: true })
  routingNumber: string | null;
  @TextField({ optional: true })
  bic: string | null;
}

/** How one payment is made by wire transfer. S-07: kept for 24 hours from the moment at which it was first shown. */
export class WireInstructions extends BankCoordinates {
  /** Of the payment. */
  @IdField()
  id: string;
  @ChoiceField(PAYMENT_PURPOSES)
  purpose: PaymentPurpose;
  /** Of the investment, the pre-approval or the repayment. */
  @IdField()
  subjectId: string;
  /** Its number, as its own page shows it. */
  @TextField()
  subjectNumber: string;
  /** The campaign of an investment or a repayment; null for a top-up. */
  @IdField({ optional: true })
  campaignId: string | null;
  @TextField({ optional: true })
  campaignName: string | null;
  @ChoiceField(PAYMENT_STATES)
  state: PaymentState;
  /** The payer has chosen another way to pay within the time, or cancelled. */
  @FlagField()
  replaced: boolean;
  /** What has come with the reference so far, enough or not. */
  @MoneyField({ min: 0n })
  arrived: bigint;
  /** What has to arrive: the amount and the fee. */
  @MoneyField()
  total: bigint;
  @MoneyField()
  amount: bigint;
  @MoneyField({ min: 0n })
  fee: bigint;
  /** What the payer writes into the transfer, and nothing else. */
  @TextField()
  reference: string;
  @InstantField()
  shownAt: Date;
  @InstantField()
  expiresAt: Date;
}
