import { machine } from './machine.js';

/**
 * One attempt to collect money through a provider. planned: written before the provider is called. open: the payer has
 * the hosted page. clearing: the payer has agreed, and the bank decides within days. late: the money came after the attempt had ended, and is refunded. quarantined: another amount or
 * currency was received than requested; a person decides.
 */
export const PAYMENT_STATES = [
  'planned',
  'open',
  'clearing',
  'collected',
  'failed',
  'expired',
  'late',
  'returned',
  'quarantined',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Attempts that money may still come of. */
export const UNFINISHED_PAYMENTS = ['planned', 'open', 'clearing'] as const satisfies readonly PaymentState[];

export const paymentLifecycle = machine<PaymentState>('planned', {
  planned: ['open', 'failed', 'expired', 'collected', 'quarantined'],
  open: ['clearing', 'collected', 'failed', 'expired', 'quarantined'],
  clearing: ['collected', 'failed', 'expired', 'quarantined'],
  collected: [],
  failed: ['late', 'quarantined'],
  expired: ['late', 'quarantined'],
  late: ['returned'],
  returned: [],
  quarantined: ['returned'],
});

/** failed: nothing reached the payer, also when the provider had said `succeeded` days before. */
export const REFUND_STATES = ['planned', 'sent', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const refundLifecycle = machine<RefundState>('planned', {
  planned: ['sent', 'succeeded', 'failed'],
  sent: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
});

/** warning: the payer's bank inquires, without a reversal. open: it has reversed the payment until the decision. */
export const DISPUTE_STATES = ['warning', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const disputeLifecycle = machine<DisputeState>('warning', {
  warning: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: [],
  lost: [],
});
