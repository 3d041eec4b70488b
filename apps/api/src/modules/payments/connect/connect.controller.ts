import { Controller, Param } from '@nestjs/common';
import { paymentsApi } from '@cairn/contracts';
import { ConnectAccount, ConnectionUrl, ConnectNote } from '@cairn/contracts/payments/payments.replies';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ConnectService } from './connect.service.js';

@Controller()
export class ConnectController {
  constructor(private readonly accounts: ConnectService) {}

  @Call(paymentsApi.connect, {
    summary: 'Connect a payout account',
    reply: ConnectAccount,
    status: 201,
    errors: ['auth.step_up_required', 'payment.provider_unavailable', 'payment.refused'],
  })
  connect(@Caller() caller: Identity): Promise<ConnectAccount> {
    return this.accounts.connect(caller);
  }

  @Call(paymentsApi.connectAccounts, { summary: 'List connected payout accounts', reply: [ConnectAccount] })
  list(@Caller() caller: Identity): Promise<ConnectAccount[]> {
    return this.accounts.list(caller);
  }

  @Call(paymentsApi.connectNotes, { summary: 'List what to know about a payout account', reply: [ConnectNote] })
  notes(@Caller() caller: Identity): Promise<ConnectNote[]> {
    return this.accounts.notes(caller);
  }

  @Call(paymentsApi.disconnect, { summary: 'Disconnect a payout account', reply: Done })
  disconnect(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    return this.accounts.disconnect(caller, id);
  }

  @Call(paymentsApi.connectionUrl, {
    summary: "Create a link to the provider's onboarding",
    reply: ConnectionUrl,
    errors: ['auth.step_up_required', 'payment.connect_required', 'payment.provider_unavailable'],
  })
  connectionUrl(@Caller() caller: Identity): Promise<ConnectionUrl> {
    return this.accounts.connectionUrl(caller);
  }
}
