/** InterestTotals (contracts) of a campaign. @param campaign SQL of its id */
export const interestOf = (campaign: string): string =>
  `(select json_build_object('people', count(*), 'amount', coalesce(sum(told.amount), 0))
    from campaign_interest told where told.campaign_id = ${campaign})`;

/** The interest in a campaign row by row, as `id`, `person`, `amount` and `at`. @param campaign SQL of its id */
export const interestRowsOf = (campaign: string): string =>
  `(select told.id, told.user_id as person, told.amount, told.shown_at as at
    from campaign_interest told where told.campaign_id = ${campaign})`;

/** For how much one person would invest, or null. @param campaign SQL of its id @param person SQL of theirs */
export const interestedAmountOf = (campaign: string, person: string): string =>
  `(select told.amount from campaign_interest told where told.campaign_id = ${campaign} and told.user_id = ${person})`;
