import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { AccountsService } from './accounts.service.js';
import { Activation } from './activation.js';
import { AdminAccessController } from './admin-access.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminSignInService } from './admin-sign-in.service.js';
import { AccountRescue } from './admin/account-rescue.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { AdminUsersRepository } from './admin/admin-users.repository.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { DeletionRequests } from './admin/deletion-requests.js';
import { AdminActs } from './admins/admin-acts.js';
import { AdminChangesService } from './admins/admin-changes.service.js';
import { AdminsController } from './admins/admins.controller.js';
import { AdminsRepository } from './admins/admins.repository.js';
import { Supers } from './admins/supers.js';
import { AskedMails } from './asked-mails.js';
import { AutoLoginService } from './auto-login.service.js';
import { CodeStepService } from './code-step.service.js';
import { EmailChange } from './email-change.js';
import { FollowsService } from './follows.service.js';
import { AccountExport } from './leaving/account-export.js';
import { AccountClosingService } from './leaving/account-closing.service.js';
import { DataExportService } from './leaving/data-export.service.js';
import { ExportSources } from './leaving/export-sources.js';
import { AccountPaper } from './leaving/account-paper.js';
import { InvitationArrivals } from './leaving/invitation-arrivals.js';
import { InvitationCare } from './leaving/invitation-care.service.js';
import { InvitationsService } from './leaving/invitations.service.js';
import { LeavingController } from './leaving/leaving.controller.js';
import { LeftPictures } from './leaving/left-pictures.js';
import { Pseudonymisation } from './leaving/pseudonymisation.js';
import { OutstandingTokens } from './outstanding-tokens.js';
import { PasswordsService } from './passwords.service.js';
import { ProfilePictures } from './profile-pictures.js';
import { ProfileReadsRepository } from './profile-reads.repository.js';
import { ProfileController } from './profile.controller.js';
import { SignUpRules } from './sign-up-rules.js';
import { UserTypes } from './user-types.js';
import { ProfileService } from './profile.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { ReservedNames } from './reserved-names.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInService } from './sign-in.service.js';
import { SignInVerifications } from './sign-in-verifications.js';
import { SocialAttempts } from './social/social-attempts.js';
import { SocialIdentities } from './social/social-identities.js';
import { SocialProviders } from './social/social-providers.js';
import { SocialSignInService } from './social/social-sign-in.service.js';
import { SocialSignUp } from './social/social-sign-up.js';
import { SocialController } from './social/social.controller.js';
import { StepUpCodes } from './step-up-codes.js';
import { StepUpService } from './step-up.service.js';
import { TwoFactor } from './two-factor.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';
import { UserLinks } from './user-links.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { WebSessions } from './web-sessions.js';

@Module({
  imports: [ContentModule],
  controllers: [
    UsersController,
    ProfileController,
    SessionsController,
    AdminUsersController,
    AdminsController,
    LeavingController,
    SocialController,
    TwoFactorController,
    AdminAccessController,
  ],
  providers: [
    AccountsService,
    Activation,
    AdminAccounts,
    AdminSignInService,
    AccountRescue,
    AdminUsersRepository,
    AdminUsersService,
    AdminActs,
    AdminChangesService,
    AdminsRepository,
    Supers,
    DeletionRequests,
    AskedMails,
    AutoLoginService,
    CodeStepService,
    EmailChange,
    FollowsService,
    AccountExport,
    AccountClosingService,
    DataExportService,
    ExportSources,
    AccountPaper,
    InvitationArrivals,
    InvitationCare,
    InvitationsService,
    LeftPictures,
    Pseudonymisation,
    OutstandingTokens,
    PasswordsService,
    ProfilePictures,
    ProfileReadsRepository,
    ProfileService,
    SignUpRules,
    UserTypes,
    RecoveryCodes,
    ReservedNames,
    SessionsService,
    SignInAttempts,
    SignInService,
    SignInVerifications,
    SocialAttempts,
    SocialIdentities,
    SocialProviders,
    SocialSignInService,
    SocialSignUp,
    StepUpCodes,
    StepUpService,
    TwoFactor,
    TwoFactorSetupService,
    UserLinks,
    UsersRepository,
    WebSessions,
  ],
  exports: [ExportSources, UserLinks, UsersRepository, UserTypes, AdminAccounts, TwoFactor],
})
export class UsersModule {}
