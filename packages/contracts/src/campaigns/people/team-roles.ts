/**
 * What a member of a campaign's team may do there: `view` reads what its owner reads, `messages` answers questions and
 * comments and reads nothing else, `edit` includes both. Everything else is the owner's alone.
 */
export const TEAM_ROLES = ['view', 'messages', 'edit'] as const;
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

/** What a call asks of whoever is in the team; `member` is any role. */
export type TeamNeed = 'member' | TeamRole;

const ENOUGH: Readonly<Record<TeamNeed, readonly TeamRole[]>> = {
  member: TEAM_ROLES,
  view: ['view', 'edit'],
  messages: ['messages', 'edit'],
  edit: ['edit'],
};

/** The roles that are enough for a call that asks for this. */
export const rolesFor = (need: TeamNeed): readonly TeamRole[] => ENOUGH[need];

/** Whether a role is enough for a call that asks for this. */
export const isEnough = (role: TeamRole, need: TeamNeed): boolean => rolesFor(need).includes(role);
