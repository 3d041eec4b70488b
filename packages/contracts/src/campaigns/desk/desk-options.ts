/** What waits for an owner; `answers`: comments on the page that nobody of the company has answered. */
export const DESK_TASKS = ['answers', 'document_requests', 'unpaid', 'late_repayment', 'next_repayment'] as const;
export type DeskTaskKind = (typeof DESK_TASKS)[number];

/** Days of a campaign that its owner has to know: the law's, and those of its loan. */
export const DESK_DEADLINES = ['earliest_close', 'cancel_until', 'closes', 'repayment'] as const;
export type DeskDeadlineKind = (typeof DESK_DEADLINES)[number];

/** As many days stand in the chart of a campaign's dashboard. */
export const MOST_DESK_DAYS = 60;
/** As many investments that need a step stand on its first page. */
export const MOST_DESK_STEPS = 3;
/** What is more is not counted: the list tells. */
export const MOST_INTERESTED = 100;
