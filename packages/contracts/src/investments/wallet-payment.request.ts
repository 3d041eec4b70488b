import { ChoiceField, MoneyField } from '../kernel/fields.js';
import { PAGE_RAILS, type PageRail } from '../rails/providers.js';

/** Pays from the wallet alone. */
export class PayFromWalletRequest {
  /** The amount that the payer was shown; if a different one is due, nothing is paid. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;
}

/** Pays from the wallet, and the missing amount by another method; without one, it only returns the missing amount. */
export class WalletPaymentRequest {
  @ChoiceField(PAGE_RAILS, { optional: true })
  payRemaining?: PageRail;
  /** The part of the other way to pay as shown on the screen; if it differs, nothing is opened. */
  @MoneyField({ optional: true, min: 1n })
  cardPart?: bigint | null;
}
