import { ChoiceField, InstantField, IntegerField, TextField } from '../kernel/fields.js';

/** Days after the commitment in which it can be taken back, or hours that pass before the first offer is shown. */
export const TIMES_TO_THINK = ['reflection', 'cooling_off'] as const;
export type TimeToThinkKind = (typeof TIMES_TO_THINK)[number];

/** The time that the law of the site gives a person beside the last day to cancel that all have. */
export class TimeToThink {
  @ChoiceField(TIMES_TO_THINK)
  kind: TimeToThinkKind;
  /** Days of a reflection, hours of a cooling-off. */
  @IntegerField()
  length: number;
  @InstantField()
  until: Date;
  /** The law that gives it. */
  @TextField()
  source: string;
}
