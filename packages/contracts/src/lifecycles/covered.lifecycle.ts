import { machine } from './machine.js';

/** A covered person of a campaign: `asked` until the questionnaire is answered, `waiting` for a decision. */
export const COVERED_STATES = ['asked', 'waiting', 'cleared', 'disclosed', 'disqualified', 'left'] as const;
export type CoveredState = (typeof COVERED_STATES)[number];

/** `disclosed`: cleared, with something that the campaign's page says; `left`: no longer a covered person. */
export const COVERED_DECISIONS = ['cleared', 'disclosed', 'disqualified', 'left'] as const;
export type CoveredDecision = (typeof COVERED_DECISIONS)[number];

/**
 * Why an event that would disqualify does not: a waiver of the Commission, the word of the authority that made the order,
 * or that the event is not one of the rule's (17 CFR 227.503(b)(2) and (3), 17 CFR 230.506(d)(2)(ii) and (iii)).
 */
export const EXCEPTIONS = ['waiver', 'authority', 'not_of_rule'] as const;
export type Exception = (typeof EXCEPTIONS)[number];

const DECIDED: readonly CoveredState[] = ['waiting', 'cleared', 'disclosed', 'disqualified', 'left'];

/**
 * New answers wait for a new decision; after a disqualification compliance alone decides, so that no new answer lifts it. A
 * decision may be renewed or corrected. Who has left may be listed anew.
 */
export const coveredLifecycle = machine<CoveredState>('asked', {
  asked: ['waiting', 'left'],
  waiting: DECIDED,
  cleared: DECIDED,
  disclosed: DECIDED,
  disqualified: COVERED_DECISIONS,
  left: [],
});
