import type { Paid } from './queries.js';

/** Rows of the schedule that are shown at first: the last paid ones, and the next. */
const BEFORE = 3;
const AFTER = 5;

const byDay = (one: Paid, other: Paid): number => one.dueDate.localeCompare(other.dueDate);

/** The payments by the day on which they are due, and how many of them were paid. */
export const scheduleOf = (distributions: readonly Paid[]) => {
  const rows = distributions.toSorted(byDay);
  const coming = rows.filter(({ creditedAt }) => creditedAt === null);
  return { rows, paid: rows.length - coming.length, next: coming[0] ?? null, last: coming.at(-1) ?? null };
};

/** The payments around today; all of them where that leaves out but a few. */
export const nearToday = (rows: readonly Paid[]): readonly Paid[] => {
  const next = rows.findIndex(({ creditedAt }) => creditedAt === null);
  const from = Math.max(0, Math.min(next < 0 ? rows.length : next, rows.length - AFTER) - BEFORE);
  const near = rows.slice(from, from + BEFORE + AFTER);
  return rows.length - near.length > 1 ? near : rows;
};
