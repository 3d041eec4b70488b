import { machine } from './machine.js';

/**
 * One attempt to collect money through a provider. planned: written before the provider is called. open: the payer has
 * the hosted page. late: the money came after the attempt had ended, and goes back.
 */
export const PAYMENT_STATES = ['planned', 'open', 'collected', 'failed', 'expired', 'late', 'returned'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const paymentLifecycle = machine<PaymentState>('planned', {
  planned: ['open', 'failed', 'expired', 'collected'],
  open: ['collected', 'failed', 'expired'],
  collected: [],
  failed: ['late'],
  expired: ['late'],
  late: ['returned'],
  returned: [],
});

export const REFUND_STATES = ['planned', 'sent', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const refundLifecycle = machine<RefundState>('planned', {
  planned: ['sent', 'succeeded', 'failed'],
  sent: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['planned'],
});
