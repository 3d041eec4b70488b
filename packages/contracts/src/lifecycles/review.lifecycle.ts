import { machine } from './machine.js';

/** S-12: identity and accreditation. A declined one is under review again with a new application. */
export const REVIEW_STATES = ['under_review', 'approved', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const reviewLifecycle = machine<ReviewState>('under_review', {
  under_review: ['approved', 'declined'],
  approved: ['under_review', 'declined'],
  declined: ['under_review'],
});
