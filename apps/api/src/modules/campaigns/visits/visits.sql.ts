/** Visits of a campaign by day, the oldest first, as a table (day, visits). @param campaign SQL of its id */
export const visitDaysOf = (campaign: string): string =>
  `select counted.day, sum(counted.visits)::int as visits from campaign_visit counted
   where counted.campaign_id = ${campaign} group by counted.day`;

/** VisitsFrom (contracts) of a campaign, the most first. @param campaign SQL of its id */
export const visitSourcesOf = (campaign: string): string =>
  `(select coalesce(json_agg(json_build_object('source', source, 'visits', visits) order by visits desc, source), '[]')
    from (select counted.source, sum(counted.visits)::int as visits from campaign_visit counted
      where counted.campaign_id = ${campaign} group by counted.source) found)`;
