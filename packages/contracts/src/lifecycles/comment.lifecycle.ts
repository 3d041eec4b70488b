import { machine } from './machine.js';

/** S-11. Every comment waits for a moderator, and waits again once its author has edited it. */
export const COMMENT_STATES = ['pending', 'approved', 'declined', 'spam'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** An approved comment can still be declined, or found to be spam, after a reader has reported it. */
export const commentLifecycle = machine<CommentState>('pending', {
  pending: ['approved', 'declined', 'spam'],
  approved: ['pending', 'declined', 'spam'],
  declined: ['pending', 'approved'],
  spam: ['approved'],
});
