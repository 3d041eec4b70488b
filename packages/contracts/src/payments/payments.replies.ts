import { COLLECTION_RAILS, type CollectionRail } from '../rails/providers.js';
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

export class CheckoutSession {
  @IdField()
  id: string;
  @TextField()
  sessionId: string;
  @TextField({ max: 2000 })
  url: string;
  @InstantField()
  expiresAt: Date;
}

/** The state of a card payment, in the provider's own term. */
export class PaymentStatus {
  /** Empty while the provider has not confirmed a page or a debit. */
  @TextField({ min: 0 })
  sessionId: string;
  @ChoiceField(PAYMENT_PURPOSES)
  purpose: PaymentPurpose;
  /** Of the investment, the pre-approval or the repayment. */
  @IdField()
  subjectId: string;
  @ChoiceField(COLLECTION_RAILS)
  rail: CollectionRail;
  @ChoiceField(PAYMENT_STATES)
  state: PaymentState;
  @ChoiceField(['SUCCESS', 'FAIL', 'PENDING', 'REFUND'])
  gatewayResult: 'SUCCESS' | 'FAIL' | 'PENDING' | 'REFUND';
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  /** Why the last card was declined, also while the page is open for another one; null where none was. */
  @TextField({ optional: true })
  failureCode: string | null;
}

export class ConnectAccount {
  @IdField()
  id: string;
  @TextField()
  accountId: string;
  @TextField({ optional: true })
  companyName: string | null;
  @FlagField()
  ready: boolean;
  @FlagField()
  detailsSubmitted: boolean;
  @InstantField()
  createdAt: Date;
}

/** What an owner should know before connecting an account for payouts, and while it is not ready. */
export const CONNECT_NOTES = ['flexible_only', 'identity', 'country_final', 'first_days', 'details_missing'] as const;

export class ConnectNote {
  @ChoiceField(CONNECT_NOTES)
  code: (typeof CONNECT_NOTES)[number];
}

export class ConnectionUrl {
  @TextField({ max: 2000 })
  url: string;
}
