import { CampaignStatus } from '@cairn/contracts';

/** The newest record of the end of a campaign `c`: of one that was ended for good there is one. */
const ofEnding = (found: string): string => `(select ${found} from history ended
  where ended.subject_type = 'campaign' and ended.subject_id = c.id and ended.to_state = '${CampaignStatus.inactive}'
  order by ended.at desc limit 1)`;

/** CampaignEnd (contracts) of a campaign `c` that was ended for good; null of every other. */
export const END_OF_CAMPAIGN = `case when c.status = ${CampaignStatus.inactive} then
  ${ofEnding(`json_build_object('at', date_trunc('milliseconds', ended.at), 'reason', ended.reason)`)} end`;

/** When a campaign `c` closes or has closed; of one that was ended, when that was, not the day that was planned. */
export const CLOSING_OF_CAMPAIGN = `case when c.status = ${CampaignStatus.inactive} then
  coalesce(${ofEnding(`date_trunc('milliseconds', ended.at)`)}, c.closes_at) else c.closes_at end`;
