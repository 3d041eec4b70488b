import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { AccountRescue } from './account-rescue.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { AdminUsersService } from './admin-users.service.js';
import { DeletionRequests } from './deletion-requests.js';
import { UserReveal } from './user-reveal.js';

@Module({
  imports: [AccountsModule, SecondFactorModule, SignUpModule],
  controllers: [AdminUsersController],
  providers: [AccountRescue, AdminUsersRepository, AdminUsersService, DeletionRequests, UserReveal],
})
export class AdminUsersModule {}
