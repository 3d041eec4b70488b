/** How many follow a campaign. @param campaign SQL of its id */
export const followersOf = (campaign: string): string =>
  `(select count(*)::int from saved_campaign followed where followed.campaign_id = ${campaign})`;

/** Who follows a campaign, as `user_id`. @param campaign SQL of its id */
export const followerIdsOf = (campaign: string): string =>
  `select followed.user_id from saved_campaign followed where followed.campaign_id = ${campaign}`;

/** That this reader follows the campaign `c`. @param reader SQL of the reader's id */
export const follows = (reader: string): string =>
  `exists (select 1 from saved_campaign followed where followed.campaign_id = c.id and followed.user_id = ${reader})`;
