import { ChoiceField, EmailField, IntegerField, LineField, TextField } from '../../kernel/fields.js';
import {
  MEMBER_BIO_MAX,
  MEMBER_NAME_MAX,
  MOST_MEMBERS,
  ROLE_TITLE_MAX,
  TEAM_ROLES,
  type TeamRole,
} from './team-roles.js';

/** A member to invite; the photo is a file of the form. */
export class TeamMemberRequest {
  @LineField({ max: MEMBER_NAME_MAX })
  fullName: string;
  @LineField({ max: ROLE_TITLE_MAX })
  roleTitle: string;
  @EmailField()
  email: string;
  @TextField({ optional: true, max: MEMBER_BIO_MAX })
  bio?: string | null;
  /** `view` by default. */
  @ChoiceField(TEAM_ROLES, { optional: true })
  role?: TeamRole | null;
}

export class ChangeTeamMemberRequest {
  @LineField({ optional: true, min: 1, max: MEMBER_NAME_MAX })
  fullName?: string;
  @LineField({ optional: true, min: 1, max: ROLE_TITLE_MAX })
  roleTitle?: string;
  /** Until the invitation is accepted: it goes to the new address. */
  @EmailField({ optional: true })
  email?: string;
  @TextField({ optional: true, max: MEMBER_BIO_MAX })
  bio?: string | null;
  @ChoiceField(TEAM_ROLES, { optional: true })
  role?: TeamRole;
  /** The new place, from 1. */
  @IntegerField({ optional: true, min: 1, max: MOST_MEMBERS })
  position?: number | null;
}
