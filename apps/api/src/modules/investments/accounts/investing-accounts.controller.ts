import { Body, Controller, Param } from '@nestjs/common';
import { investingAccountsApi } from '@cairn/contracts';
import { InvestingAccount } from '@cairn/contracts/investments/steps/investing-account.reply';
import { InvestingAccountRequest } from '@cairn/contracts/investments/steps/investing-account.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { InvestingAccounts } from './investing-accounts.js';

const WRITE_ERRORS = [
  'account.held',
  'investment.accounts_limit',
  'validation.adult',
  'validation.future',
  'validation.as_identity',
] as const;

@Controller()
export class InvestingAccountsController {
  constructor(private readonly accounts: InvestingAccounts) {}

  @Call(investingAccountsApi.list, { summary: 'List the names in which you invest', reply: [InvestingAccount] })
  list(@Caller() caller: Identity): Promise<InvestingAccount[]> {
    return this.accounts.list(caller);
  }

  @Call(investingAccountsApi.add, {
    summary: 'Add an investing account: your own, a joint one, a company, a retirement account',
    body: InvestingAccountRequest,
    reply: InvestingAccount,
    status: 201,
    errors: WRITE_ERRORS,
  })
  add(@Caller() caller: Identity, @Body() body: InvestingAccountRequest): Promise<InvestingAccount> {
    return this.accounts.add(caller, body);
  }

  @Call(investingAccountsApi.replace, {
    summary: 'Correct an investing account; agreements that name the former one stay',
    body: InvestingAccountRequest,
    reply: InvestingAccount,
    errors: WRITE_ERRORS,
  })
  replace(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: InvestingAccountRequest,
  ): Promise<InvestingAccount> {
    return this.accounts.replace(caller, id, body);
  }

  @Call(investingAccountsApi.remove, {
    summary: 'Remove an investing account from the choice',
    reply: Done,
    errors: ['account.held', 'investment.account_in_use'],
  })
  async remove(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.accounts.remove(caller, id);
    return { done: true };
  }
}
