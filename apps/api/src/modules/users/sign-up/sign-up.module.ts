import { Module } from '@nestjs/common';
import { CaptchaModule } from '../../captcha/index.js';
import { ContentModule } from '../../content/index.js';
import { SettingsModule } from '../../settings/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { AccountsService } from './accounts.service.js';
import { Activation } from './activation.js';
import { EmailChange } from './email-change.js';
import { SignUpRules } from './sign-up-rules.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [AccountsModule, CaptchaModule, ContentModule, InvitationsModule, SettingsModule],
  controllers: [SignUpController],
  providers: [AccountsService, Activation, EmailChange, SignUpRules],
  exports: [AccountsService, Activation, EmailChange],
})
export class SignUpModule {}
