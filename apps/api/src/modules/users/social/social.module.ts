import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { SocialAttempts } from './social-attempts.js';
import { SocialIdentities } from './social-identities.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';
import { SocialSignUp } from './social-sign-up.js';
import { SocialController } from './social.controller.js';

@Module({
  imports: [AccountsModule, SettingsModule, SignInModule, SignUpModule],
  controllers: [SocialController],
  providers: [SocialAttempts, SocialIdentities, SocialProviders, SocialSignInService, SocialSignUp],
  exports: [SocialIdentities],
})
export class SocialModule {}
