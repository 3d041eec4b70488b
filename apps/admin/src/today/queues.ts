import type { ResourceName } from '../app/resources.js';

/** A queue of the console: a list, and the states in which a row waits for somebody. */
export interface Queue {
  resource: Extract<ResourceName, 'campaigns' | 'identities' | 'accreditations' | 'payouts' | 'withdrawals'>;
  /** As the list takes them; campaigns by the specification's number (1 is pending). */
  waitingStates: readonly string[];
}

export const QUEUES: readonly Queue[] = [
  { resource: 'campaigns', waitingStates: ['1'] },
  { resource: 'identities', waitingStates: ['under_review'] },
  { resource: 'accreditations', waitingStates: ['under_review'] },
  { resource: 'payouts', waitingStates: ['requested', 'approved'] },
  { resource: 'withdrawals', waitingStates: ['requested'] },
];
