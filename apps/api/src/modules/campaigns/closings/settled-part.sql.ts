/**
 * SettledPart (contracts) of a campaign: most have none, and for those nothing further is read.
 *
 * @param campaign name of the row of the campaign
 */
export const settledPartOf = (campaign: string): string =>
  `case when ${campaign}.closed_amount > 0 then json_build_object('amount', ${campaign}.closed_amount, 'at',
    (select max(r.ended_at) from rolling_closing r where r.campaign_id = ${campaign}.id and r.state = 'closed')) end`;

/**
 * AnnouncedPart (contracts) of a campaign: null while no closing is announced.
 *
 * @param campaign name of the row of the campaign
 */
export const announcedPartOf = (campaign: string): string =>
  `(select json_build_object('at', r.closes_at, 'announcedAt', date_trunc('milliseconds', r.announced_at))
    from rolling_closing r where r.campaign_id = ${campaign}.id and r.state = 'announced')`;
