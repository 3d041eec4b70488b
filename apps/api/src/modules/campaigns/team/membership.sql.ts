/**
 * The role of somebody in a campaign's team, whatever it is; null outside it.
 * @param campaign SQL of its id
 * @param user SQL of the person's id
 */
export const memberRoleIn = (campaign: string, user: string): string =>
  `(select member.role from team_member member where member.campaign_id = ${campaign} and member.user_id = ${user})`;

/** The role in which somebody reads what the owner reads; null for who answers only. Parameters as of memberRoleIn. */
export const roleIn = (campaign: string, user: string): string => `nullif(${memberRoleIn(campaign, user)}, 'messages')`;

/** That somebody of the team answers for the company. Parameters as of memberRoleIn. */
export const speaksFor = (campaign: string, user: string): string =>
  `coalesce(${memberRoleIn(campaign, user)} in ('messages', 'edit'), false)`;

/** The campaigns for which somebody of the team answers, as `campaign_id`. @param user SQL of the person's id */
export const answeredBy = (user: string): string => `select member.campaign_id from team_member member
  where member.user_id = ${user} and member.role in ('messages', 'edit')`;

/** Those who are in the team to answer, as `user_id`. @param campaign SQL of its id */
export const answerersOf = (campaign: string): string => `select member.user_id from team_member member
  where member.campaign_id = ${campaign} and member.role = 'messages' and member.user_id is not null`;

/** How many of a campaign's team have accepted. @param campaign SQL of its id */
export const membersOf = (campaign: string): string =>
  `(select count(*)::int from team_member member where member.campaign_id = ${campaign} and member.user_id is not null)`;

/** How many the team lists, those who are invited included. @param campaign SQL of its id */
export const teamOf = (campaign: string): string =>
  `(select count(*)::int from team_member member where member.campaign_id = ${campaign})`;

/** The names of a campaign's team with their titles, a line each. @param campaign SQL of its id */
export const teamNamesOf = (campaign: string): string =>
  `(select coalesce(string_agg(member.full_name || ', ' || member.role_title, E'\\n' order by member.position), '')
    from team_member member where member.campaign_id = ${campaign})`;
