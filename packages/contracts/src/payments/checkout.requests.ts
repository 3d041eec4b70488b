import { COLLECTION_RAILS, type CollectionRail } from '../rails/providers.js';
import { ChoiceField, IdField, MoneyField, TextField } from '../kernel/fields.js';

/** The subject of a card payment. The amount is always read from our own record, never from the browser. */
export const PAYMENT_PURPOSES = ['investment', 'top_up', 'repayment'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

export class CheckoutRequest {
  @ChoiceField(PAYMENT_PURPOSES)
  purpose: PaymentPurpose;

  /** Of the investment, the pre-approval or the repayment. */
  @IdField()
  id: string;

  /** How it is paid; by card unless named. */
  @ChoiceField(COLLECTION_RAILS, { optional: true })
  rail?: CollectionRail;

  /** The part of the card that the payer was shown; if a different amount is due, no page is opened. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;
}

export class CheckSessionRequest {
  @TextField({ max: 255 })
  sessionId: string;
}
