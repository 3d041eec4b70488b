import { formatDate } from './format.js';
import { serverClock } from '../api/server-clock.js';

export interface DayGroup<Row> {
  key: string;
  /** A day of the running month, or else the whole month. */
  kind: 'today' | 'day' | 'month';
  heading: string;
  rows: Row[];
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Days of the last month have a heading each; older ones are under their month. */
const RECENT_DAYS = 31;

/** Rows, newest first, under the reader's own days. */
export const groupByDay = <Row extends { at: string }>(
  rows: readonly Row[],
  language: string,
  now: Date = new Date(serverClock.now()),
): DayGroup<Row>[] => {
  const today = dayOf(now);
  const groups: DayGroup<Row>[] = [];
  for (const row of rows) {
    const date = new Date(row.at);
    const day = dayOf(date);
    const isRecent = now.getTime() - date.getTime() < RECENT_DAYS * 86_400_000;
    const key = isRecent ? day : day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.key === key) {
      last.rows.push(row);
      continue;
    }
    const kind = day === today ? 'today' : isRecent ? 'day' : 'month';
    groups.push({
      key,
      kind,
      heading: formatDate(row.at, language, kind === 'month' ? 'month' : kind === 'today' ? 'dayMonth' : 'day'),
      rows: [row],
    });
  }
  return groups;
};
