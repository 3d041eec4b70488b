import { interestRowsOf } from '../../campaigns/index.js';

/** Looked at before people who count twice, or who have paid meanwhile, are taken out. */
const LOOKED_AT = 3;

/**
 * How many are interested in a campaign and have not invested, counted as far as `most`: the newest are looked at, so
 * that it costs the same however many there are. @param campaign SQL of its id
 */
export const interestedOf = (campaign: string, most: number): string => `(select least(count(*), ${most})::int from (
  select newest.person from (
    (select tried.investor_id as person from investment tried
      where tried.campaign_id = ${campaign} and tried.state in ('reserved', 'paying', 'failed', 'expired') limit ${most * LOOKED_AT})
    union
    (select told.person from ${interestRowsOf(campaign)} told limit ${most * LOOKED_AT})
    union
    (select followed.user_id from saved_campaign followed where followed.campaign_id = ${campaign}
      order by followed.created_at desc limit ${most * LOOKED_AT})) newest
  join app_user someone on someone.id = newest.person and someone.suspended_at is null
  where not exists (select from investment paid where paid.campaign_id = ${campaign} and paid.investor_id = newest.person
    and paid.state in ('received', 'settled')) limit ${most}) found)`;
