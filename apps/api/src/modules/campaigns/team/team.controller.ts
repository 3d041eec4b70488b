import { Controller, Param, Query, Req } from '@nestjs/common';
import { MOST_MEMBERS, teamApi, type Language, type Page } from '@cairn/contracts';
import { PublicTeamMember, TeamMember } from '@cairn/contracts/campaigns/people/team.replies';
import { ChangeTeamMemberRequest, TeamMemberRequest } from '@cairn/contracts/campaigns/people/team.requests';
import { PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { listFile, requireOwnFile } from '../../../kernel/exports/list-file.js';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { TeamRepository } from './team.repository.js';
import { TeamService } from './team.service.js';

/** The names of the form's files. */
const FILES = ['photo'] as const;

const COLUMNS = ['person', 'title', 'email', 'role', 'state', 'invited', 'accepted'] as const;

/** A campaign's team: its owner keeps it, its members read it, and everybody sees who has accepted. */
@Controller()
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly reads: TeamRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly words: Words,
  ) {}

  @Call(teamApi.front, {
    summary: 'List the members of a team who have accepted',
    query: PageQuery,
    page: PublicTeamMember,
  })
  front(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<PublicTeamMember>> {
    return this.reads.front(id, reader?.userId ?? null, query);
  }

  @Call(teamApi.members, {
    summary: 'List the members of a team, those who are invited included; format=csv downloads them',
    query: TableQuery,
    page: TeamMember,
    errors: ['auth.step_up_required'],
  })
  async members(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<TeamMember> | FileReply> {
    if (query.format === 'csv') return this.file(caller, id, language);
    const { ownerId } = await this.campaigns.readable(caller, id);
    const found = await this.reads.list(id, query);
    // The rest of the team is not shown the addresses that the owner wrote.
    const seesAddresses = ownerId === caller.userId || caller.kind === 'admin';
    return seesAddresses ? found : { ...found, items: found.items.map((member) => ({ ...member, email: null })) };
  }

  private async file(caller: Identity, campaignId: string, language: Language): Promise<FileReply> {
    requireOwnFile(caller);
    await this.campaigns.owned(caller, campaignId);
    const say = this.words.in(language);
    const found = await this.reads.list(campaignId, { limit: MOST_MEMBERS });
    return listFile(
      'team',
      COLUMNS.map((column) => say(`paper.lists.${column}`)),
      found.items.map(({ fullName, roleTitle, email, role, state, invitedAt, acceptedAt }) => [
        fullName,
        roleTitle,
        email,
        say(`paper.lists.roles.${role}`),
        say(`paper.lists.members.${state}`),
        invitedAt,
        acceptedAt,
      ]),
    );
  }

  @Call(teamApi.invite, {
    summary: 'Invite somebody to the team, by JSON or by a form with photo',
    body: TeamMemberRequest,
    reply: TeamMember,
    status: 201,
    multipart: FILES,
    errors: ['team.full', 'team.member_there'],
  })
  async invite(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<TeamMember> {
    await this.campaigns.owned(caller, id);
    const { fields, files } = await readForm(request, TeamMemberRequest, FILES);
    return this.team.invite(caller, id, fields, files.photo);
  }

  @Call(teamApi.change, {
    summary: 'Change a member of the team, or move them to another place',
    body: ChangeTeamMemberRequest,
    reply: TeamMember,
    multipart: FILES,
    errors: ['team.accepted', 'team.member_there'],
  })
  async change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<TeamMember> {
    await this.campaigns.owned(caller, campaignId);
    const { fields, files } = await readForm(request, ChangeTeamMemberRequest, FILES);
    return this.team.change(caller, campaignId, id, fields, files.photo);
  }

  @Call(teamApi.remove, { summary: 'Remove somebody from the team', reply: Done })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.team.remove(caller, campaignId, id);
    return { done: true };
  }

  @Call(teamApi.resend, {
    summary: 'Send an invitation to the team again',
    reply: TeamMember,
    errors: ['team.accepted', 'validation.required'],
  })
  resend(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<TeamMember> {
    return this.team.resend(caller, campaignId, id);
  }
}
