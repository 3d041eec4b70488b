import { Body, Controller, Param } from '@nestjs/common';
import { bankAccountsApi, type Language } from '@cairn/contracts';
import { BankConnection, LinkedAccount } from '@cairn/contracts/bank-accounts/bank-accounts.replies';
import { ConnectBankRequest } from '@cairn/contracts/bank-accounts/bank-accounts.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { ConnectionsService } from './connections.service.js';
import { Disconnecting } from './disconnecting.js';
import { LinksReads } from './links-reads.js';

@Controller()
export class BankAccountsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly disconnecting: Disconnecting,
    private readonly reads: LinksReads,
  ) {}

  @Call(bankAccountsApi.connect, {
    summary: 'Link a bank account, or take what the page of a link ended with',
    body: ConnectBankRequest,
    reply: BankConnection,
    status: 201,
    errors: [
      'request.not_found',
      'payment.rail_closed',
      'payment.provider_unavailable',
      'payment.refused',
      'link.too_many',
      'link.broken',
    ],
  })
  connect(
    @Caller() caller: Identity,
    @Body() { connection, account, next }: ConnectBankRequest,
    @Lng() language: Language,
  ): Promise<BankConnection> {
    if (connection != null) return this.connections.finish(caller, connection);
    return this.connections.begin(caller, { account: account ?? null, next: next ?? null, language });
  }

  @Call(bankAccountsApi.list, { summary: 'List linked bank accounts', reply: [LinkedAccount] })
  list(@Caller() caller: Identity): Promise<LinkedAccount[]> {
    return this.reads.ofPerson(caller.userId);
  }

  @Call(bankAccountsApi.disconnect, {
    summary: 'Disconnect a linked bank account',
    reply: Done,
    errors: ['link.clearing'],
  })
  async disconnect(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.disconnecting.disconnect(caller.userId, id);
    return { done: true };
  }
}
