import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { CaptchaModule } from '../../captcha/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AutoLoginService } from './auto-login.service.js';
import { SessionEvidence } from './session-evidence.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInVerifications } from './sign-in-verifications.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { WebSessions } from './web-sessions.js';

@Module({
  imports: [AccountsModule, CaptchaModule, PaymentsModule],
  controllers: [SessionsController, SignInController],
  providers: [
    AutoLoginService,
    SessionEvidence,
    SessionsService,
    SignInAttempts,
    SignInService,
    SignInVerifications,
    WebSessions,
  ],
  exports: [SignInService, SignInVerifications, WebSessions],
})
export class SignInModule {}
