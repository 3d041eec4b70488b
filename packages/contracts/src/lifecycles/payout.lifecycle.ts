import { machine } from './machine.js';

/**
 * requested by the owner; approved by one finance admin; released by another, which hands it to the provider or to the
 * bank; paid when the provider or the bank says so.
 */
export const PAYOUT_STATES = ['requested', 'approved', 'released', 'paid', 'failed', 'rejected'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const payoutLifecycle = machine<PayoutState>('requested', {
  requested: ['approved', 'rejected'],
  approved: ['released', 'rejected'],
  released: ['paid', 'failed'],
  paid: [],
  failed: [],
  rejected: [],
});
