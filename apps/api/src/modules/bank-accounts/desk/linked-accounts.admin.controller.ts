import { Body, Controller, Param, Query } from '@nestjs/common';
import { linkedAccountsDeskApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { AdminLinkedAccount, LinkedAccountDetail } from '@cairn/contracts/bank-accounts/linked-accounts-desk.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { LinkedAccountsDesk } from './linked-accounts-desk.js';

@Controller()
export class LinkedAccountsAdminController {
  constructor(private readonly desk: LinkedAccountsDesk) {}

  @Call(linkedAccountsDeskApi.list, {
    summary: 'List linked bank accounts',
    query: AdminListQuery,
    page: AdminLinkedAccount,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<AdminLinkedAccount>> {
    return this.desk.list(query);
  }

  @Call(linkedAccountsDeskApi.one, { summary: 'Get a linked bank account', reply: LinkedAccountDetail })
  one(@Param('id', IdPipe) id: string): Promise<LinkedAccountDetail> {
    return this.desk.one(id);
  }

  @Call(linkedAccountsDeskApi.accept, {
    summary: 'Accept that a linked account is the person’s',
    body: ReasonRequest,
    reply: LinkedAccountDetail,
    errors: ['link.ended'],
  })
  accept(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<LinkedAccountDetail> {
    return this.desk.decide(admin, id, true, reason);
  }

  @Call(linkedAccountsDeskApi.refuse, {
    summary: 'Refuse debits of a linked account that is not the person’s',
    body: ReasonRequest,
    reply: LinkedAccountDetail,
    errors: ['link.ended'],
  })
  refuse(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<LinkedAccountDetail> {
    return this.desk.decide(admin, id, false, reason);
  }
}
