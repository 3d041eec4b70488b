import { machine } from './machine.js';

/**
 * One attempt to have a provider confirm an identity. `planned`: asked, without an answer yet · `open`: the person's
 * turn, on the provider's page · `review`: the provider's people look at it.
 */
export const CHECK_STATES = ['planned', 'open', 'review', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** What a provider says of a check. */
export const CHECK_OUTCOMES = ['open', 'review', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** A provider changes its mind: what was accepted or declined is never final. */
export const identityCheckLifecycle = machine<CheckState>('planned', {
  planned: ['open', 'review', 'accepted', 'declined', 'expired', 'cancelled'],
  open: ['review', 'accepted', 'declined', 'expired', 'cancelled'],
  review: ['accepted', 'declined', 'expired', 'cancelled'],
  accepted: ['review', 'declined'],
  declined: ['review', 'accepted'],
  expired: [],
  cancelled: [],
});
