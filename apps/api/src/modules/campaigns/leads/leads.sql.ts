/** How many lead investors a campaign has. @param campaign SQL of its id */
export const leadsOf = (campaign: string): string =>
  `(select count(*)::int from lead_investor lead where lead.campaign_id = ${campaign})`;
