import { machine } from './machine.js';

/**
 * reserved: capacity is held, nothing paid. paying: the provider has the payer. received: the money is in escrow.
 * refunding: being refunded. settled: the campaign closed and the money is due to the owner.
 */
export const INVESTMENT_STATES = [
  'reserved',
  'paying',
  'received',
  'settled',
  'refunding',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type InvestmentState = (typeof INVESTMENT_STATES)[number];

export const investmentLifecycle = machine<InvestmentState>('reserved', {
  reserved: ['paying', 'received', 'expired', 'cancelled'],
  paying: ['received', 'failed', 'expired', 'cancelled', 'reserved'],
  received: ['settled', 'refunding', 'refunded'],
  settled: [],
  refunding: ['refunded'],
  // A refund can fail days after it had succeeded: the money is then being refunded again.
  refunded: ['refunding'],
  failed: [],
  // Its place ran out, or was given back by leaving the payment: who comes back takes a place anew.
  expired: ['reserved'],
  cancelled: [],
});

/** Capacity and limits count an investment while it is in one of these. */
export const LIVE_INVESTMENT_STATES: readonly InvestmentState[] = ['reserved', 'paying', 'received', 'settled'];

/** S-13: the words of the specification for each internal state. */
export const INVESTMENT_STATUS: Readonly<
  Record<InvestmentState, 'pending' | 'in process' | 'success' | 'refunded' | 'fail' | 'rejected'>
> = {
  reserved: 'pending',
  paying: 'in process',
  received: 'success',
  settled: 'success',
  refunding: 'in process',
  refunded: 'refunded',
  failed: 'fail',
  expired: 'rejected',
  cancelled: 'rejected',
};
export type InvestmentStatusWord = (typeof INVESTMENT_STATUS)[InvestmentState];
