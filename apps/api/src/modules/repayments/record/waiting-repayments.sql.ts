/** Repayments of a campaign that its owner has to make. @param campaign SQL of its id */
const dueOf = (campaign: string): string =>
  `repayment owed where owed.campaign_id = ${campaign} and owed.state in ('due', 'paying') and not owed.early`;

/**
 * Late repayments of a campaign: `count`, with the `id`, `amount` and day of the first.
 * @param campaign SQL of its id @param today SQL of the day
 */
export const lateRepaymentsOf = (campaign: string, today: string): string =>
  `select count(*) over ()::int as count, owed.id, owed.interest + owed.principal as amount, owed.due_on
   from ${dueOf(campaign)} and owed.due_on < ${today} order by owed.due_on, owed.instalment nulls last limit 1`;

/** The next one that is not late. @param campaign SQL of its id @param today SQL of the day */
export const nextRepaymentOf = (campaign: string, today: string): string =>
  `select 1 as count, owed.id, owed.interest + owed.principal as amount, owed.due_on
   from ${dueOf(campaign)} and owed.due_on >= ${today} order by owed.due_on, owed.instalment nulls last limit 1`;
