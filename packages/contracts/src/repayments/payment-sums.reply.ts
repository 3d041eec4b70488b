import { MoneyField } from '../kernel/fields.js';

/** Of one payment, in minor units. */
export class PaymentSums {
  /** Interest, or a dividend. */
  @MoneyField({ min: 0n })
  interest: bigint;
  @MoneyField({ min: 0n })
  principal: bigint;
  /** Both together. */
  @MoneyField({ min: 0n })
  amount: bigint;
}
