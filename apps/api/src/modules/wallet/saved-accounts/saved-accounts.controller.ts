import { Controller, Param } from '@nestjs/common';
import { savedAccountsApi } from '@cairn/contracts';
import { SavedBankAccount } from '@cairn/contracts/wallet/saved-accounts.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { SavedAccounts } from './saved-accounts.service.js';

@Controller()
export class SavedAccountsController {
  constructor(private readonly accounts: SavedAccounts) {}

  @Call(savedAccountsApi.list, {
    summary: 'List the bank accounts that you have saved for withdrawals',
    reply: [SavedBankAccount],
  })
  list(@Caller() { userId }: Identity): Promise<SavedBankAccount[]> {
    return this.accounts.of(userId);
  }

  @Call(savedAccountsApi.remove, {
    summary: 'Delete a bank account that you have saved for withdrawals',
    reply: SavedBankAccount,
    errors: ['request.not_found'],
  })
  remove(@Caller() { userId }: Identity, @Param('id', IdPipe) id: string): Promise<SavedBankAccount> {
    return this.accounts.remove(userId, id);
  }
}
