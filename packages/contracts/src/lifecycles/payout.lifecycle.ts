import { machine } from './machine.js';

/**
 * requested by the owner; approved by one finance admin; released by another, which passes it to the provider or to the
 * bank; paid when provider or bank confirms it. The owner may cancel what is not approved yet; a bank may send back
 * what was paid.
 */
export const PAYOUT_STATES = ['requested', 'approved', 'released', 'paid', 'failed', 'rejected', 'cancelled'] as const;
/** Of payouts and withdrawals: nothing is paid, and the money is back where it was. */
export const CALLED_OFF_STATES: readonly string[] = ['rejected', 'cancelled', 'failed'];
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const payoutLifecycle = machine<PayoutState>('requested', {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['released', 'rejected'],
  released: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  rejected: [],
  cancelled: [],
});
