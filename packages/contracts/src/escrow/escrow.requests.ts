import { AcceptedField, IdField, MoneyField } from '../kernel/fields.js';

/** Pays an investment into escrow. The amount is always read from our own record, never from the browser. */
export class EscrowPaymentRequest {
  /** Of the investment. */
  @IdField()
  id: string;

  /** Of what is linked at the agent. */
  @IdField()
  accountId: string;

  /** The amount that the payer was shown; if a different one is due, nothing is collected. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;

  /** The payer allows this one payment. */
  @AcceptedField()
  accepted: boolean;
}
