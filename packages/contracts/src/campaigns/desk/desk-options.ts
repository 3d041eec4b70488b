/**
 * What waits for an owner. `answers`: comments on the page that nobody of the company has answered; `agreements`: signed by
 * their investors and not by the company; `reconfirmations`: investments that are not confirmed yet after a change of the
 * terms; `covered_persons`: those to list, and questionnaires to answer, before the raise can close.
 */
export const DESK_TASKS = [
  'answers',
  'document_requests',
  'agreements',
  'unpaid',
  'reconfirmations',
  'progress_report',
  'covered_persons',
  'late_repayment',
  'next_repayment',
] as const;
export type DeskTaskKind = (typeof DESK_TASKS)[number];

/**
 * Days of a campaign that its owner has to know: the law's, and those of its loan. `closes_early`: the closing was moved
 * forward, and its investors were given notice; `part_closes`: a rolling closing takes up what was paid so
 * far, which can be cancelled until `part_cancel_until`.
 */
export const DESK_DEADLINES = [
  'earliest_close',
  'answers_until',
  'cancel_until',
  'closes',
  'closes_early',
  'part_closes',
  'part_cancel_until',
  'late_repayment',
  'repayment',
] as const;
export type DeskDeadlineKind = (typeof DESK_DEADLINES)[number];

/** As many days stand in the chart of a campaign's dashboard. */
export const MOST_DESK_DAYS = 60;
/** As many investments that need a step stand on its first page. */
export const MOST_DESK_STEPS = 3;
/** What is more is not counted: the list tells. */
export const MOST_INTERESTED = 100;
export const MOST_WAITING_AGREEMENTS = 100;
