import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery, TableQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { PartParams } from '../files/gallery.endpoints.js';
import type { PublicTeamMember, TeamInvitation, TeamMember, TeamMembership } from './team.replies.js';
import type { ChangeTeamMemberRequest, TeamMemberRequest } from './team.requests.js';

const MEMBERS = '/equity/team-members/:campaignId';

interface TokenParams {
  token: string;
}

/** The people behind a campaign, and who of them may work on it. */
export const teamApi = {
  /** JSON, or a form with these fields and the file `photo`. */
  invite: endpoint<{ params: CampaignParams; body: TeamMemberRequest }, TeamMember>('POST', MEMBERS, 'owner'),
  members: endpoint<{ params: CampaignParams; query: TableQuery }, Page<TeamMember>>('GET', MEMBERS, 'owner', {
    adminRead: 'campaigns.read',
    team: 'view',
  }),
  change: endpoint<{ params: PartParams; body: ChangeTeamMemberRequest }, TeamMember>(
    'PATCH',
    `${MEMBERS}/:id`,
    'owner',
  ),
  remove: endpoint<{ params: PartParams }, Done>('DELETE', `${MEMBERS}/:id`, 'owner'),
  /** A new link; the earlier one opens nothing any more. */
  resend: endpoint<{ params: PartParams }, TeamMember>('POST', `${MEMBERS}/:id/resend-email`, 'owner'),
  front: endpoint<{ params: CampaignParams; query: PageQuery }, Page<PublicTeamMember>>(
    'GET',
    '/equity/team-members/front/:campaignId',
    'public',
    { adminRead: 'campaigns.read' },
  ),
  invitation: endpoint<{ params: TokenParams }, TeamInvitation>('GET', '/team-invitations/:token', 'public'),
  accept: endpoint<{ params: TokenParams }, TeamMembership>('POST', '/team-invitations/:token/accept', 'auth'),
  /** Needs no account: the link alone says who declines. */
  decline: endpoint<{ params: TokenParams }, Done>('POST', '/team-invitations/:token/decline', 'public'),
  memberships: endpoint<object, TeamMembership[]>('GET', '/team-memberships', 'auth'),
  leave: endpoint<{ params: IdParams }, Done>('DELETE', '/team-memberships/:id', 'auth'),
};
