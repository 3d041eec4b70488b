/** Rows of the schedule that are shown at first: the last paid ones, and the next. */
const BEFORE = 3;
const AFTER = 5;

/** Of payments in the order of their due dates, those around today; all of them where that leaves out but a few. */
export const nearToday = <Payment>(rows: readonly Payment[], isPaid: (row: Payment) => boolean): readonly Payment[] => {
  const next = rows.findIndex((row) => !isPaid(row));
  const from = Math.max(0, Math.min(next < 0 ? rows.length : next, rows.length - AFTER) - BEFORE);
  const near = rows.slice(from, from + BEFORE + AFTER);
  return rows.length - near.length > 1 ? near : rows;
};
