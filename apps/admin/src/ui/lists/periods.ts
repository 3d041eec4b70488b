/** Spans of days that a list is often narrowed to, up to today. */
export const PERIODS = ['today', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS_BACK: Readonly<Record<Exclude<Period, 'year'>, number>> = { today: 0, week: 6, month: 29 };
const DAY = 86_400_000;

/** First and last day of a span; both as calendar dates. */
export function daysOf(period: Period, today: string): { from: string; until: string } {
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, until: today };
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - DAYS_BACK[period] * DAY);
  return { from: first.toISOString().slice(0, 10), until: today };
}

/** The span that two days make, where it is one of these. */
export const periodOf = (from: string, until: string, today: string): Period | undefined =>
  PERIODS.find((period) => {
    const days = daysOf(period, today);
    return days.from === from && days.until === until;
  });
