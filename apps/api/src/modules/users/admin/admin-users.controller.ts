import { Body, Controller, Param, Query } from '@nestjs/common';
import { usersAdminApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, DeclineRequest, RevealUserRequest } from '@cairn/contracts/admin/admin.requests';
import { AdminUser, AdminUserRow, RevealedUser, ViewSession } from '@cairn/contracts/users/admin-users';
import { DeletionRequest } from '@cairn/contracts/users/deletion-requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { AdminUsersService } from './admin-users.service.js';
import { DeletionRequests } from './deletion-requests.js';
import { UserReveal } from './user-reveal.js';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly reads: AdminUsersRepository,
    private readonly users: AdminUsersService,
    private readonly leaving: DeletionRequests,
    private readonly reveals: UserReveal,
  ) {}

  @Call(usersAdminApi.users, { summary: 'List users', query: AdminListQuery, page: AdminUserRow })
  list(@Query() query: AdminListQuery): Promise<AdminPage<AdminUserRow>> {
    return this.reads.list(query);
  }

  @Call(usersAdminApi.user, { summary: 'Get a user', reply: AdminUser })
  one(@Param('id', IdPipe) id: string): Promise<AdminUser> {
    return this.reads.one(id);
  }

  @Call(usersAdminApi.reveal, {
    summary: 'Show one masked value of an account, with a reason',
    body: RevealUserRequest,
    reply: RevealedUser,
    errors: [],
  })
  reveal(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { field, reason }: RevealUserRequest,
  ): Promise<RevealedUser> {
    return this.reveals.reveal(admin, id, field, reason);
  }

  @Call(usersAdminApi.deletionRequests, {
    summary: 'List requests to close an account',
    query: AdminListQuery,
    page: DeletionRequest,
  })
  deletionRequests(@Query() query: AdminListQuery): Promise<AdminPage<DeletionRequest>> {
    return this.leaving.list(query);
  }

  @Call(usersAdminApi.suspend, {
    summary: 'Suspend an account and end its sessions',
    body: DeclineRequest,
    reply: AdminUser,
    errors: ['user.gone', 'admin.own_page', 'user.suspended_already'],
  })
  suspend(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<AdminUser> {
    return this.users.suspend(admin, id, reason);
  }

  @Call(usersAdminApi.unsuspend, {
    summary: 'Lift the suspension of an account',
    body: DeclineRequest,
    reply: AdminUser,
    errors: ['user.gone', 'admin.own_page', 'user.not_suspended'],
  })
  unsuspend(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<AdminUser> {
    return this.users.unsuspend(admin, id, reason);
  }

  @Call(usersAdminApi.resetTwoFactor, {
    summary: 'Turn off two-factor authentication for an account and end its sessions',
    body: DeclineRequest,
    reply: AdminUser,
    errors: ['user.two_factor_off', 'user.gone', 'admin.own_page'],
  })
  resetTwoFactor(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<AdminUser> {
    return this.users.resetTwoFactor(admin, id, reason);
  }

  @Call(usersAdminApi.resendActivation, {
    summary: 'Send the activation link again',
    reply: AdminUser,
    errors: ['user.active_already', 'user.gone', 'admin.own_page'],
  })
  resendActivation(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminUser> {
    return this.users.resendActivation(admin, id);
  }

  @Call(usersAdminApi.endSessions, {
    summary: 'End every session of an account',
    reply: AdminUser,
    errors: ['user.gone'],
  })
  endSessions(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminUser> {
    return this.users.endSessions(admin, id);
  }

  @Call(usersAdminApi.view, {
    summary: 'Start a read-only view of the site as a user',
    body: DeclineRequest,
    reply: ViewSession,
    status: 201,
    errors: ['user.not_viewable'],
  })
  view(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: DeclineRequest,
  ): Promise<ViewSession> {
    return this.users.view(admin, id, reason);
  }
}
