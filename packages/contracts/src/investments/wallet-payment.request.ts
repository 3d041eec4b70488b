import { ChoiceField, MoneyField } from '../kernel/fields.js';

/** Pays from the wallet alone. */
export class PayFromWalletRequest {
  /** The amount that the payer was shown; if a different one is due, nothing is paid. */
  @MoneyField({ optional: true, min: 1n })
  amount?: bigint | null;
}

/** Pays from the wallet, and the missing amount by another method; without one, it only returns the missing amount. */
export class WalletPaymentRequest {
  @ChoiceField(['card'], { optional: true })
  payRemaining?: 'card';
  /** The card's part as shown on the screen; if it differs, nothing is opened. */
  @MoneyField({ optional: true, min: 1n })
  cardPart?: bigint | null;
}
