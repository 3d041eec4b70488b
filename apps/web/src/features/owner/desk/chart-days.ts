import { MOST_DESK_DAYS } from '@cairn/contracts/campaigns/desk/desk-options';
import { addDays, daysBetween, parseCalendarDate } from '@cairn/finance';
import type { Desk } from './queries.js';

export type ChartDay = Desk['days'][number];

const EMPTY = { received: 0, committed: 0, begun: 0, visits: 0 };

/**
 * The days of a chart without a gap: from the first on which anything happened, as many as the chart has room for.
 * @param until the last day of the chart; earlier than the last day with anything it is that day
 */
export function chartDays(days: readonly ChartDay[], until: string): ChartDay[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const end = parseCalendarDate(last > until ? last : until);
  const length = Math.min(MOST_DESK_DAYS, daysBetween(parseCalendarDate(first), end) + 1);
  const byDay = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length }, (_, at) => {
    const day = addDays(end, at + 1 - length);
    return byDay.get(day) ?? { day, ...EMPTY };
  });
}

/** The day with the most of something; undefined where there is nothing of it. */
export const bestOf = (days: readonly ChartDay[], of: (day: ChartDay) => number): ChartDay | undefined =>
  days.reduce<ChartDay | undefined>(
    (best, day) => (of(day) > (best === undefined ? 0 : of(best)) ? day : best),
    undefined,
  );
