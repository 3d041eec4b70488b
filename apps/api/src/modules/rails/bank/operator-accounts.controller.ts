import { Body, Controller, Param, Query } from '@nestjs/common';
import { operatorAccountsApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { OperatorAccount, OperatorAccountRequest } from '@cairn/contracts/payments/operator-accounts';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';
import { OperatorAccountsService } from './operator-accounts.service.js';

@Controller()
export class OperatorAccountsController {
  constructor(
    private readonly reads: OperatorAccountsRepository,
    private readonly accounts: OperatorAccountsService,
  ) {}

  @Call(operatorAccountsApi.list, {
    summary: 'List the accounts to which payers transfer money',
    query: AdminListQuery,
    page: OperatorAccount,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<OperatorAccount>> {
    return this.reads.list(query, admin.userId);
  }

  @Call(operatorAccountsApi.propose, {
    summary: 'Propose the account of a currency; another person confirms it',
    body: OperatorAccountRequest,
    reply: OperatorAccount,
    status: 201,
    errors: ['operator.waits', 'operator.number'],
  })
  propose(@Caller() admin: Identity, @Body() body: OperatorAccountRequest): Promise<OperatorAccount> {
    return this.accounts.propose(admin, body);
  }

  @Call(operatorAccountsApi.confirm, {
    summary: 'Confirm a proposed account as the second person',
    reply: OperatorAccount,
    errors: ['operator.decided', 'operator.second_person', 'operator.maker_gone'],
  })
  confirm(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<OperatorAccount> {
    return this.accounts.confirm(admin, id);
  }

  @Call(operatorAccountsApi.refuse, {
    summary: 'Refuse a proposed account, or withdraw your own proposal',
    body: ReasonRequest,
    reply: OperatorAccount,
    errors: ['operator.decided'],
  })
  refuse(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<OperatorAccount> {
    return this.accounts.refuse(admin, id, reason);
  }

  @Call(operatorAccountsApi.retire, {
    summary: 'Tell payers an account no longer',
    body: ReasonRequest,
    reply: OperatorAccount,
    errors: ['operator.decided'],
  })
  retire(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<OperatorAccount> {
    return this.accounts.retire(admin, id, reason);
  }
}
