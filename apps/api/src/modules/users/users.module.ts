import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { AdminAccessController } from './admin-access.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminSignInService } from './admin-sign-in.service.js';
import { PasswordsService } from './passwords.service.js';
import { SignInService } from './sign-in.service.js';
import { TwoFactor } from './two-factor.js';
import { UserLinks } from './user-links.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';

@Module({
  controllers: [UsersController, AdminAccessController],
  providers: [
    AccountsService,
    AdminAccounts,
    AdminSignInService,
    PasswordsService,
    SignInService,
    TwoFactor,
    UserLinks,
    UsersRepository,
  ],
  exports: [UserLinks, UsersRepository, AdminAccounts, TwoFactor],
})
export class UsersModule {}
