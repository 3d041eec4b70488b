import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { OutstandingTokens } from './outstanding-tokens.js';
import { ReservedNames } from './reserved-names.js';
import { UserLinks } from './user-links.js';
import { UserTypes } from './user-types.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [SettingsModule],
  providers: [OutstandingTokens, ReservedNames, UserLinks, UserTypes, UsersRepository],
  exports: [OutstandingTokens, ReservedNames, UserLinks, UserTypes, UsersRepository],
})
export class AccountsModule {}
