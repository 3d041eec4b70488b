import { isCalendarDate } from '@cairn/finance';

/** Whether a text is a calendar date, and today's at the latest. */
export const isPastDay = (text: string, today: string): boolean => isCalendarDate(text) && text <= today;
