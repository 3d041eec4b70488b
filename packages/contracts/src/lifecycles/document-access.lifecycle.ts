import { machine } from './machine.js';

/** A person's access to a private document: asked for, answered by the owner, and withdrawn by declining it. */
export const DOCUMENT_ACCESS_STATES = ['requested', 'granted', 'declined'] as const;
export type DocumentAccessState = (typeof DOCUMENT_ACCESS_STATES)[number];

/** One that was declined, or has run out, is asked for again. */
export const documentAccessLifecycle = machine<DocumentAccessState>('requested', {
  requested: ['granted', 'declined'],
  granted: ['declined', 'requested'],
  declined: ['granted', 'requested'],
});
