import type { CalendarDate } from '../calendar/calendar-date.js';

/** A legal figure with the day from which it applies and its citation. */
export interface DatedRule {
  readonly effectiveFrom: CalendarDate;
  readonly citation: string;
}

/**
 * The rule in force on a day.
 *
 * @param rules ascending by `effectiveFrom`
 * @throws RangeError for a day before the first rule
 */
export const ruleOn = <T extends DatedRule>(rules: readonly T[], on: CalendarDate): T => {
  const rule = rules.findLast(({ effectiveFrom }) => effectiveFrom <= on);
  if (rule === undefined) throw new RangeError(`No rule is known for ${on}`);
  return rule;
};
