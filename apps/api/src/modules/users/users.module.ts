import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminUsersModule } from './admin/admin.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { LeavingModule } from './leaving/leaving.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { SocialModule } from './social/social.module.js';

@Module({
  imports: [
    AccountsModule,
    AdminsModule,
    AdminUsersModule,
    InvitationsModule,
    LeavingModule,
    PasswordsModule,
    ProfileModule,
    SecondFactorModule,
    SignInModule,
    SignUpModule,
    SocialModule,
  ],
  exports: [AccountsModule, AdminsModule, LeavingModule, SecondFactorModule],
})
export class UsersModule {}
