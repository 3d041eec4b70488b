const countOf = (table: string) => (campaign: string) =>
  `(select count(*)::int from ${table} held where held.campaign_id = ${campaign})`;

/** How many pictures a gallery holds. @param campaign SQL of its id */
export const picturesOf = countOf('campaign_picture');
/** How many films it holds. @param campaign SQL of its id */
export const filmsOf = countOf('campaign_film');
