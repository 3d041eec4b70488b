import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import {
  AdminAccount,
  AdminChange,
  ChangeAdminRequest,
  FirstAdmin,
  InviteAdminRequest,
} from '@cairn/contracts/admins/admins';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AdminChangesService } from './admin-changes.service.js';
import { AdminsRepository } from './admins.repository.js';

@Controller()
export class AdminsController {
  constructor(
    private readonly reads: AdminsRepository,
    private readonly admins: AdminChangesService,
  ) {}

  @Call(adminsApi.first, { summary: 'Check whether the first admin has still to be created', reply: FirstAdmin })
  async first(): Promise<FirstAdmin> {
    return { needed: await this.reads.hasNone() };
  }

  @Call(adminsApi.list, { summary: 'List admins', query: AdminListQuery, page: AdminAccount })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminAccount>> {
    return this.reads.list(query, admin.userId);
  }

  @Call(adminsApi.one, { summary: 'Get an admin', reply: AdminAccount })
  one(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminAccount> {
    return this.reads.one(id, admin.userId);
  }

  @Call(adminsApi.invite, {
    summary: 'Invite an admin; roles with rights over money need a second super admin',
    body: InviteAdminRequest,
    reply: AdminChange,
    status: 201,
    errors: ['admin.is_admin', 'admin.not_open', 'admin.own_account', 'admin.change_waits'],
  })
  invite(@Caller() admin: Identity, @Body() body: InviteAdminRequest): Promise<AdminChange> {
    return this.admins.invite(admin, body);
  }

  @Call(adminsApi.change, {
    summary: 'Change an admin’s role, suspend, reinstate or remove an admin, or reset their sign-in',
    body: ChangeAdminRequest,
    reply: AdminChange,
    errors: ['admin.own_account', 'admin.same_state', 'admin.change_waits', 'validation.required'],
  })
  change(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeAdminRequest,
  ): Promise<AdminChange> {
    return this.admins.change(admin, id, body);
  }

  @Call(adminsApi.changes, {
    summary: 'List admin changes, with who requested and who decided',
    query: AdminListQuery,
    page: AdminChange,
  })
  changes(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminChange>> {
    return this.reads.changes(query, admin.userId);
  }

  @Call(adminsApi.confirm, {
    summary: 'Confirm an admin change as the second person',
    reply: AdminChange,
    errors: [
      'admin.change_decided',
      'admin.second_person',
      'admin.maker_gone',
      'admin.same_state',
      'admin.is_admin',
      'admin.not_open',
    ],
  })
  confirm(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminChange> {
    return this.admins.confirm(admin, id);
  }

  @Call(adminsApi.refuse, {
    summary: 'Refuse an admin change, or withdraw your own',
    body: ReasonRequest,
    reply: AdminChange,
    errors: ['admin.change_decided'],
  })
  refuse(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminChange> {
    return this.admins.refuse(admin, id, reason);
  }
}
