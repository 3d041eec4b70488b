/** Answers and own questions of a campaign whose questions are still asked. @param campaign SQL of its id */
export const answersOf = (campaign: string): string => `(select count(*)::int from (
  select from campaign_answer a join content_record r on r.kind = 'campaign-question' and r.code = a.question and r.enabled
    where a.campaign_id = ${campaign}
  union all select from campaign_faq own where own.campaign_id = ${campaign}) answered)`;
