import { Module } from '@nestjs/common';
import { CaptchaModule } from '../../captcha/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AutoLoginService } from './auto-login.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInVerifications } from './sign-in-verifications.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { WebSessions } from './web-sessions.js';

@Module({
  imports: [AccountsModule, CaptchaModule],
  controllers: [SessionsController, SignInController],
  providers: [AutoLoginService, SessionsService, SignInAttempts, SignInService, SignInVerifications, WebSessions],
  exports: [SignInService, SignInVerifications, WebSessions],
})
export class SignInModule {}
