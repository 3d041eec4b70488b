import { Body, Controller, Param, Query } from '@nestjs/common';
import { leavingApi, type Page } from '@cairn/contracts';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import {
  CorrectInvitationRequest,
  Invitation,
  InvitationOpened,
  InviteRequest,
  InvitesSent,
} from '@cairn/contracts/users/leaving';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { InvitationArrivals } from './invitation-arrivals.js';
import { InvitationCare } from './invitation-care.service.js';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly care: InvitationCare,
    private readonly arrivals: InvitationArrivals,
  ) {}

  @Call(leavingApi.invite, {
    summary: 'Send invitations to addresses separated by commas',
    body: InviteRequest,
    reply: InvitesSent,
    errors: ['validation.required', 'validation.emails', 'validation.too_many_emails'],
  })
  invite(@Caller() caller: Identity, @Body() body: InviteRequest): Promise<InvitesSent> {
    return this.invitations.send(caller, body);
  }

  @Call(leavingApi.invitations, { summary: 'List your invitations', query: PageQuery, page: Invitation })
  sent(@Caller() caller: Identity, @Query() query: PageQuery): Promise<Page<Invitation>> {
    return this.invitations.list(caller, query);
  }

  @Call(leavingApi.remindInvitation, {
    summary: 'Send a reminder of an invitation, once',
    reply: Invitation,
    errors: ['invitation.over', 'invitation.too_early', 'invitation.reminded'],
  })
  remind(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Invitation> {
    return this.care.remind(caller, id);
  }

  @Call(leavingApi.correctInvitation, {
    summary: 'Change the address of an invitation and send it there',
    body: CorrectInvitationRequest,
    reply: Invitation,
    errors: ['invitation.over', 'invitation.before'],
  })
  correct(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { email }: CorrectInvitationRequest,
  ): Promise<Invitation> {
    return this.care.correct(caller, id, email);
  }

  @Call(leavingApi.takeInvitationBack, { summary: 'Revoke an invitation', reply: Invitation })
  takeBack(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Invitation> {
    return this.care.takeBack(caller, id);
  }

  @Call(leavingApi.invitation, {
    summary: 'Get an invitation by its link',
    reply: InvitationOpened,
    errors: ['auth.link_invalid'],
  })
  invitation(@Param('token') token: string): Promise<InvitationOpened> {
    return this.arrivals.open(token);
  }
}
