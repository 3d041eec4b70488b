import { addMonthsAnchored, type CalendarDate } from '@cairn/finance';

const ADULT_MONTHS = 18 * 12;

/** Whether somebody born on one day is eighteen on the other; who was born on a 29 February is from 1 March on. */
export const isAdult = (born: CalendarDate, today: CalendarDate): boolean =>
  born <= addMonthsAnchored(today, -ADULT_MONTHS);
