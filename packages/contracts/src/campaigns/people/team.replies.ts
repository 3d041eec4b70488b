import { ChoiceField, EmailField, IdField, InstantField, IntegerField, TextField } from '../../kernel/fields.js';
import {
  MEMBER_BIO_MAX,
  MEMBER_STATES,
  ROLE_TITLE_MAX,
  TEAM_ROLES,
  type MemberState,
  type TeamRole,
} from './team-roles.js';

/** A member who has accepted, as everybody sees them. */
export class PublicTeamMember {
  @IdField()
  id: string;
  /** Of the account. */
  @TextField()
  fullName: string;
  @TextField({ max: ROLE_TITLE_MAX })
  roleTitle: string;
  @TextField({ optional: true, max: MEMBER_BIO_MAX })
  bio: string | null;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @TextField({ optional: true })
  slug: string | null;
  /** When the identity under this name was confirmed. */
  @InstantField({ optional: true })
  identityCheckedAt: Date | null;
}

/** A member as the owner sees them; until the invitation is accepted, the name is the owner's word. */
export class TeamMember extends PublicTeamMember {
  @EmailField({ optional: true })
  email: string | null;
  @ChoiceField(TEAM_ROLES)
  role: TeamRole;
  @ChoiceField(MEMBER_STATES)
  state: MemberState;
  /** The place on the page, from 1. */
  @IntegerField()
  position: number;
  @InstantField()
  invitedAt: Date;
  @InstantField({ optional: true })
  acceptedAt: Date | null;
}

/** What the link of an invitation opens. */
export class TeamInvitation {
  @IdField()
  campaignId: string;
  @TextField()
  campaign: string;
  /** Who invites. */
  @TextField()
  inviter: string;
  @TextField()
  fullName: string;
  @TextField({ max: ROLE_TITLE_MAX })
  roleTitle: string;
  /** Where it was sent, masked: whoever was invited knows the address, and others do not learn it. */
  @TextField()
  sentTo: string;
  @ChoiceField(TEAM_ROLES)
  role: TeamRole;
  @InstantField()
  until: Date;
}

/** A campaign in whose team somebody is. */
export class TeamMembership {
  @IdField()
  id: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaign: string;
  @TextField()
  slug: string;
  @TextField({ max: ROLE_TITLE_MAX })
  roleTitle: string;
  @ChoiceField(TEAM_ROLES)
  role: TeamRole;
}
