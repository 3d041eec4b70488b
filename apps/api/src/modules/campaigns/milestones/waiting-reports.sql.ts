/**
 * SQL: the report of a campaign that is due first and not filed, with the percent in `count`; none under a law that does
 * not ask for it, also where an earlier law of the site did.
 * @param campaign SQL of its id @param timezone SQL of the site's time zone
 */
export const waitingReportOf = (campaign: string, timezone: string): string =>
  `select m.percent as count, null::uuid as id, null::bigint as amount, (m.report_until at time zone ${timezone})::date as due_on
   from campaign_milestone m where m.campaign_id = ${campaign} and m.report_until is not null and m.filed_on is null
     and (rules_in_force() ->> 'progress_report_business_days')::int > 0
   order by m.report_until, m.percent limit 1`;
