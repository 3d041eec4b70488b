import { ChoiceField } from '../kernel/fields.js';

/** Pays from the wallet, and what the wallet lacks in another way; without one, it only says what the wallet lacks. */
export class WalletPaymentRequest {
  @ChoiceField(['card'], { optional: true })
  payRemaining?: 'card';
}
