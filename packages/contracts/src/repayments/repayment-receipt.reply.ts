import {
  ChoiceField,
  CurrencyField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { PaymentSums } from './payment-sums.reply.js';
import { REPAYMENT_TYPES, type RepaymentType } from './repayments.requests.js';

/** The share of one investment in a repayment. */
export class RepaymentReceiptPart extends PaymentSums {
  @IdField()
  investmentId: string;
  /** Number of the investment. */
  @TextField()
  number: string;
  /** Of the ledger; null where nothing was credited because its part is zero. */
  @TextField({ optional: true })
  transactionId: string | null;
}

/** An investor's share of a repayment, for all of their investments in the campaign. */
export class RepaymentReceipt extends PaymentSums {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @TextField()
  investorName: string;
  @ChoiceField(REPAYMENT_TYPES)
  rePaymentType: RepaymentType;
  /** Place in the schedule, from 1; null for a repayment outside it. */
  @IntegerField({ optional: true })
  instalment: number | null;
  /** The number of instalments in the schedule. */
  @IntegerField()
  instalments: number;
  @DateField()
  dueDate: string;
  /** When the company paid it. */
  @InstantField({ optional: true })
  paidAt: Date | null;
  /** When the wallet received it. */
  @InstantField()
  creditedAt: Date;
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  fees: bigint;
  @MoneyField({ min: 0n })
  taxWithheld: bigint;
  @NestedField(() => RepaymentReceiptPart, { many: true })
  parts: RepaymentReceiptPart[];
}
