import { machine } from './machine.js';

/**
 * due: an instalment awaits the owner. distributing: the money has come and goes to the investors in chunks. replaced: an
 * early repayment has made a new schedule, in which this instalment is another one.
 */
export const REPAYMENT_STATES = ['due', 'paying', 'distributing', 'distributed', 'cancelled', 'replaced'] as const;
export type RepaymentState = (typeof REPAYMENT_STATES)[number];

export const repaymentLifecycle = machine<RepaymentState>('due', {
  due: ['paying', 'distributing', 'cancelled', 'replaced'],
  paying: ['due', 'distributing', 'replaced'],
  distributing: ['distributed'],
  distributed: [],
  cancelled: [],
  replaced: [],
});
