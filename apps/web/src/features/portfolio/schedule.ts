import type { Paid } from './queries.js';

const byDay = (one: Paid, other: Paid): number => one.dueDate.localeCompare(other.dueDate);

/** The payments by the day on which they are due, and how many of them were paid. */
export const scheduleOf = (distributions: readonly Paid[]) => {
  const rows = distributions.toSorted(byDay);
  const coming = rows.filter(({ creditedAt }) => creditedAt === null);
  return { rows, paid: rows.length - coming.length, next: coming[0] ?? null, last: coming.at(-1) ?? null };
};
