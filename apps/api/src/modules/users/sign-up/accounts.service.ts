import { Injectable } from '@nestjs/common';
import { DISPLAY_OF_USER_TYPE, type Language } from '@cairn/contracts';
import type { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import type { AccountCreated, CurrentUser } from '@cairn/contracts/users/users.replies';
import { hashPassword } from '../../../kernel/crypto/passwords.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Activation } from './activation.js';
import { InvitationArrivals } from '../invitations/invitation-arrivals.js';
import { presentOwn } from '../accounts/profile-rows.js';
import { SignUpRules } from './sign-up-rules.js';
import { UsersRepository } from '../accounts/users.repository.js';

/** Creates accounts and reads the signed-in user. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly activation: Activation,
    private readonly invitations: InvitationArrivals,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly rules: SignUpRules,
  ) {}

  /** The same answer and the same work whether or not the email is taken (SEC-9); its owner learns of it by mail. */
  async signUp(request: SignUpRequest, language: Language, ip: string): Promise<AccountCreated> {
    await this.limits.spend('signUpByAddress', ip);
    await this.rules.require(request);
    const passwordHash = await hashPassword(request.password);
    await this.database.inTx(async (tx) => {
      const user = await this.users.insert(tx, {
        email: request.email,
        firstName: request.firstName,
        lastName: request.lastName,
        phoneNumber: request.phoneNumber,
        userType: request.userType,
        language: request.language ?? language,
        passwordHash,
        termsAccepted: true,
        twoFactorWanted: request.enableTwoFactorAuth === true,
        newsletterWanted: request.newsletter === true,
      });
      if (user === null) {
        await this.events.emit(tx, 'user.sign_up_repeated', { email: request.email });
        return;
      }
      if (request.invitation) await this.invitations.claim(tx, user.id, request.invitation);
      await this.activation.mail(tx, user.id);
    });
    return { email: request.email };
  }

  async me(caller: Identity): Promise<CurrentUser> {
    const user = await this.users.current(caller.userId);
    if (user === null) throw new DomainError('auth.session_ended');
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      slug: user.slug,
      phoneNumber: user.phoneNumber,
      userType: user.userType,
      isAdmin: user.adminRole !== null,
      language: user.language,
      enableTwoFactorAuth: user.totpEnabledAt !== null,
      recoveryCodesLeft: user.recoveryCodesLeft,
      hasPassword: user.hasPassword,
      passwordChangedAt: user.passwordChangedAt,
      displayData: DISPLAY_OF_USER_TYPE[user.userType],
      kycStatus: user.kycStatus,
      accreditationStatus: user.accreditationStatus,
      hasShareCertificates: user.hasShareCertificates,
      profile: presentOwn(user),
      expirationDate: caller.expiresAt,
    };
  }
}
