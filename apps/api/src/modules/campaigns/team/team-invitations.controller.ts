import { Controller, Param } from '@nestjs/common';
import { teamApi } from '@cairn/contracts';
import { TeamInvitation, TeamMembership } from '@cairn/contracts/campaigns/people/team.replies';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { TeamInvitations } from './team-invitations.service.js';
import { TeamRepository } from './team.repository.js';

/** What somebody does who was invited to a team. */
@Controller()
export class TeamInvitationsController {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly reads: TeamRepository,
  ) {}

  @Call(teamApi.invitation, {
    summary: 'Get an invitation to a team by its link',
    reply: TeamInvitation,
    errors: ['auth.link_invalid'],
  })
  invitation(@Param('token') token: string): Promise<TeamInvitation> {
    return this.invitations.open(token);
  }

  @Call(teamApi.accept, {
    summary: 'Accept an invitation to a team',
    reply: TeamMembership,
    errors: ['auth.link_invalid', 'team.own_invitation', 'team.other_address', 'team.member_there'],
  })
  accept(@Caller() caller: Identity, @Param('token') token: string): Promise<TeamMembership> {
    return this.invitations.accept(caller, token);
  }

  @Call(teamApi.decline, {
    summary: 'Decline an invitation to a team',
    reply: Done,
    errors: ['auth.link_invalid'],
  })
  async decline(@Param('token') token: string): Promise<Done> {
    await this.invitations.decline(token);
    return { done: true };
  }

  @Call(teamApi.memberships, { summary: 'List the campaigns in whose team you are', reply: [TeamMembership] })
  memberships(@Caller() { userId }: Identity): Promise<TeamMembership[]> {
    return this.reads.memberships(userId);
  }

  @Call(teamApi.leave, { summary: 'Leave a team', reply: Done })
  async leave(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.invitations.leave(caller, id);
    return { done: true };
  }
}
