import { machine } from './machine.js';

/** due: an instalment awaits the owner. distributing: the money has come and goes to the investors in chunks. */
export const REPAYMENT_STATES = ['due', 'paying', 'distributing', 'distributed', 'cancelled'] as const;
export type RepaymentState = (typeof REPAYMENT_STATES)[number];

export const repaymentLifecycle = machine<RepaymentState>('due', {
  due: ['paying', 'distributing', 'cancelled'],
  paying: ['due', 'distributing'],
  distributing: ['distributed'],
  distributed: [],
  cancelled: [],
});
