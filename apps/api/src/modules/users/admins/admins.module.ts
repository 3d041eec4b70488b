import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { CaptchaModule } from '../../captcha/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AdminAccessController } from './admin-access.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminActs } from './admin-acts.js';
import { AdminChangesService } from './admin-changes.service.js';
import { AdminSignInService } from './admin-sign-in.service.js';
import { AdminsController } from './admins.controller.js';
import { AdminsRepository } from './admins.repository.js';
import { Supers } from './supers.js';

@Module({
  imports: [AccountsModule, CaptchaModule, SecondFactorModule, SignInModule],
  controllers: [AdminAccessController, AdminsController],
  providers: [AdminAccounts, AdminActs, AdminChangesService, AdminSignInService, AdminsRepository, Supers],
  exports: [AdminAccounts],
})
export class AdminsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'admin-changes',
      permission: 'admins.change',
      sql: `select made_at as at from admin_change where state = 'waiting'`,
    });
  }
}
