import { PAGE_RAILS, type PageRail } from '../rails/providers.js';
import { AlsoNamed } from '../kernel/other-names.js';
import { ChoiceField, CurrencyField, IdField, MoneyField, TextField } from '../kernel/fields.js';

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
  @ChoiceField(PAGE_RAILS, { optional: true })
  rail?: PageRail;

  /** The part of the card that the payer was shown; if a different amount is due, no page is opened. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;
}

/** The same by PayPal, for callers that name the provider. */
export class PaypalCheckoutRequest {
  @ChoiceField(PAYMENT_PURPOSES)
  purpose: PaymentPurpose;

  /** Of the investment, the pre-approval or the repayment. */
  @IdField()
  id: string;

  /** The amount that the payer was shown; if a different one is due, no page is opened. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;
}

/** On return from PayPal's page. */
export class PaypalProcessRequest {
  /** The `token` of the address to which PayPal sent the payer back. */
  @AlsoNamed('token')
  @TextField({ max: 255 })
  orderId: string;
}

export class PaymentRailsQuery {
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
}

export class CheckSessionRequest {
  @TextField({ max: 255 })
  sessionId: string;
}
