/**
 * The role of somebody in a campaign's team; null outside it.
 * @param campaign SQL of its id
 * @param user SQL of the person's id
 */
export const roleIn = (campaign: string, user: string): string =>
  `(select member.role from team_member member where member.campaign_id = ${campaign} and member.user_id = ${user})`;

/** How many of a campaign's team have accepted. @param campaign SQL of its id */
export const membersOf = (campaign: string): string =>
  `(select count(*)::int from team_member member where member.campaign_id = ${campaign} and member.user_id is not null)`;

/** The names of a campaign's team with their titles, a line each. @param campaign SQL of its id */
export const teamNamesOf = (campaign: string): string =>
  `(select coalesce(string_agg(member.full_name || ', ' || member.role_title, E'\\n' order by member.position), '')
    from team_member member where member.campaign_id = ${campaign})`;

/** How many are in a campaign's team or invited to it. @param campaign SQL of its id */
export const teamOf = (campaign: string): string =>
  `(select count(*)::int from team_member member where member.campaign_id = ${campaign})`;
