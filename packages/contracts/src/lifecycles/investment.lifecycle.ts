import { machine } from './machine.js';

/**
 * reserved: capacity is held, nothing paid. paying: the provider has the payer. received: the money is in escrow.
 * refunding: on its way back. settled: the campaign closed and the money went to the owner's account.
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
  // A refund can fail days after it had succeeded: the money is then on its way back once more.
  refunded: ['refunding'],
  failed: [],
  expired: [],
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
