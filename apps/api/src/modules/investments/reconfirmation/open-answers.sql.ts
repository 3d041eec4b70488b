/** SQL: how many investments of a campaign are not confirmed yet after a change of its terms, and since when. */
export const openAnswersOf = (campaign: string): string =>
  `select count(*)::int as count, min(m.decided_at) as since from material_change m
   join reconfirmation r on r.change_id = m.id and r.state = 'open' where m.campaign_id = ${campaign} and m.state = 'open'`;
