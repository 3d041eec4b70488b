import { CampaignStatus } from '@cairn/contracts';

/** CampaignEnd (contracts) of a campaign `c` that was ended for good; null of every other. */
export const END_OF_CAMPAIGN = `case when c.status = ${CampaignStatus.inactive} then (
  select json_build_object('at', date_trunc('milliseconds', ended.at), 'reason', ended.reason) from history ended
  where ended.subject_type = 'campaign' and ended.subject_id = c.id and ended.to_state = '${CampaignStatus.inactive}'
  order by ended.at desc limit 1) end`;
