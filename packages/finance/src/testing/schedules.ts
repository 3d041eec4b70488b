import * as fc from 'fast-check';
import { buildSchedule } from '../schedule/build-schedule.js';
import { NegativeAmortisationError } from '../schedule/schedule-terms.js';
import type { ScheduleRow, ScheduleTerms } from '../schedule/schedule-terms.js';

/** The schedule of random terms; terms refused because their debt would grow are drawn again. */
export const scheduleOrSkip = (terms: ScheduleTerms): ScheduleRow[] => {
  try {
    return buildSchedule(terms);
  } catch (error) {
    fc.pre(!(error instanceof NegativeAmortisationError));
    throw error;
  }
};
