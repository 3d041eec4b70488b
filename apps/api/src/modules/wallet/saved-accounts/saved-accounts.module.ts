import { Module } from '@nestjs/common';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { SavedAccountsController } from './saved-accounts.controller.js';
import { SavedAccounts } from './saved-accounts.service.js';

@Module({
  imports: [UsersModule],
  controllers: [SavedAccountsController],
  providers: [SavedAccounts],
  exports: [SavedAccounts],
})
export class SavedAccountsModule {
  constructor(exported: ExportSources, events: Events, accounts: SavedAccounts) {
    exported.registerRows(
      'saved_bank_accounts',
      'select kind, bank_name, last4, saved_at from saved_bank_account where user_id = $1 order by saved_at',
    );
    events.register({
      name: 'wallet.forget_accounts',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: (tx, { body }) => accounts.forget(tx, body.userId),
    });
  }
}
