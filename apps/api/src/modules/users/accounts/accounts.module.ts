import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { OutstandingTokens } from './outstanding-tokens.js';
import { ReservedNames } from './reserved-names.js';
import { UserLinks } from './user-links.js';
import { UserTypes } from './user-types.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [ContentModule],
  providers: [OutstandingTokens, ReservedNames, UserLinks, UserTypes, UsersRepository],
  exports: [OutstandingTokens, ReservedNames, UserLinks, UserTypes, UsersRepository],
})
export class AccountsModule {}
