/** What a member of a campaign's team may do there: `edit` includes `view`. Everything else is its owner's alone. */
export const TEAM_ROLES = ['view', 'edit'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** How an invitation to a team stands. */
export const MEMBER_STATES = ['invited', 'accepted', 'declined', 'expired'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Members of one team, those who are invited included. */
export const MOST_MEMBERS = 20;
/** Days for which the link of an invitation works. */
export const TEAM_LINK_DAYS = 30;
export const MEMBER_NAME_MAX = 80;
export const ROLE_TITLE_MAX = 80;
export const MEMBER_BIO_MAX = 600;

/** Whether a role is enough for a call that asks for this one at least. */
export const isEnough = (role: TeamRole, least: TeamRole): boolean =>
  TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(least);
