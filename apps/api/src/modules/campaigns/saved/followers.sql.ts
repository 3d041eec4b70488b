/** How many follow a campaign. @param campaign SQL of its id */
export const followersOf = (campaign: string): string =>
  `(select count(*)::int from saved_campaign followed where followed.campaign_id = ${campaign})`;
