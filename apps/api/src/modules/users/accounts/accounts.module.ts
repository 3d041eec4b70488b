import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { OutstandingTokens } from './outstanding-tokens.js';
import { ReservedNames } from './reserved-names.js';
import { TermsEvidence } from './terms-evidence.js';
import { UserLinks } from './user-links.js';
import { UserTypes } from './user-types.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [PaymentsModule, SettingsModule],
  providers: [OutstandingTokens, ReservedNames, TermsEvidence, UserLinks, UserTypes, UsersRepository],
  exports: [OutstandingTokens, ReservedNames, UserLinks, UserTypes, UsersRepository],
})
export class AccountsModule {}
