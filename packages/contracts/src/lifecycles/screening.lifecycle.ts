import { machine } from './machine.js';

/** A match of a person with an entry of a sanctions list or a list of politically exposed persons. */
export const SCREENING_CASE_STATES = ['open', 'confirmed', 'dismissed'] as const;
export type ScreeningCaseState = (typeof SCREENING_CASE_STATES)[number];

/** A decision may be corrected. A dismissed case is open again once the entry of the list has changed. */
export const screeningCaseLifecycle = machine<ScreeningCaseState>('open', {
  open: ['confirmed', 'dismissed'],
  confirmed: ['dismissed'],
  dismissed: ['confirmed', 'open'],
});
