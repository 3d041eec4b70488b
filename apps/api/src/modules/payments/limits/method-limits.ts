import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';

/** The limits of a payment method in one currency, in minor units. */
export interface MethodLimits {
  /** C-06: the most of one person's payments. */
  maximum: bigint;
  /** The least the provider takes. */
  minimum: bigint;
  /** Amounts are multiples of it: card payments in three-decimal currencies end in 0. */
  granularity: bigint;
  /** What the payer adds to the amount. */
  surcharge: bigint;
  /** The provider's maximum for one payment, for any payer. */
  providerMaximum: bigint;
}

/**
 * The limits that this amount keeps.
 * @throws payment.rail_unavailable, payment.below_minimum, payment.granularity or payment.above_maximum
 */
export function requireWithin(limits: MethodLimits | null, amount: bigint, currency: string): MethodLimits {
  if (limits === null) throw new DomainError('payment.rail_unavailable', { currency });
  const { minimum, granularity, providerMaximum } = limits;
  if (amount < minimum) throw fieldError('amount', 'payment.below_minimum', { minimum: Number(minimum), currency });
  if (amount > providerMaximum)
    throw fieldError('amount', 'payment.above_maximum', { maximum: Number(providerMaximum), currency });
  if (amount % granularity !== 0n)
    throw fieldError('amount', 'payment.granularity', { amount: Number(granularity), currency });
  return limits;
}
