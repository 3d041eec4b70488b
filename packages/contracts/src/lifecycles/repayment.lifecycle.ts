import { machine } from './machine.js';

/**
 * due: an instalment is to be paid. distributing: the money has arrived and is paid out in chunks. replaced: an
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
