import { AcceptedField, ChoiceField, IdField, MoneyField, TextField } from '../kernel/fields.js';
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../payments/checkout.requests.js';

export class ConnectBankRequest {
  /** The connection whose page the caller comes back from; without it a page is opened. */
  @IdField({ optional: true })
  connection?: string | null;

  /** The account that is connected again; without it another one is added. */
  @IdField({ optional: true })
  account?: string | null;

  /** Path of the site that the caller is led back to in the end. */
  @TextField({ optional: true, max: 200 })
  next?: string | null;
}

/** Pays from a linked account. The amount is always read from our own record, never from the browser. */
export class AccountDebitRequest {
  @ChoiceField(PAYMENT_PURPOSES)
  purpose: PaymentPurpose;

  /** Of the investment, the pre-approval or the repayment. */
  @IdField()
  id: string;

  @IdField()
  accountId: string;

  /** The amount that the payer was shown; if a different one is due, nothing is debited. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;

  /** Of an investment: what the wallet pays beside the debit, as the payer was shown; held until the bank has answered. */
  @MoneyField({ optional: true, min: 1n })
  walletPart?: bigint | null;

  /** The payer allows this one debit. */
  @AcceptedField()
  accepted: boolean;
}
