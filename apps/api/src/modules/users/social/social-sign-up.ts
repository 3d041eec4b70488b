import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { SocialLoginRequest } from '@cairn/contracts/social/social';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Activation } from '../sign-up/activation.js';
import { ReservedNames } from '../accounts/reserved-names.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SocialAttempts, type Exchanged } from './social-attempts.js';
import { SocialIdentities } from './social-identities.js';

/** Sign-up with a social account: the rules of V-01 apply, except for the password. */
@Injectable()
export class SocialSignUp {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly attempts: SocialAttempts,
    private readonly identities: SocialIdentities,
    private readonly activation: Activation,
    private readonly names: ReservedNames,
  ) {}

  async open(request: SocialLoginRequest, attempt: Exchanged, language: Language): Promise<UserEntity> {
    // Google and LinkedIn verify the address; with others the owner confirms it by mail.
    const isVerified = request.provider !== 'facebook';
    const firstName = request.firstName ?? attempt.firstName;
    const lastName = request.lastName ?? attempt.lastName;
    await this.names.refuse('firstName', `${firstName} ${lastName}`);
    return this.database.inTx(async (tx) => {
      await this.attempts.use(tx, attempt.id);
      const made = await this.users.insert(tx, {
        email: attempt.email,
        firstName,
        lastName,
        phoneNumber: request.phoneNumber ?? null,
        userType: request.userType ?? 'investor',
        language,
        passwordHash: null,
        termsAccepted: true,
        newsletterWanted: request.newsletter === true,
      });
      if (made === null) throw new DomainError('user.email_taken');
      await this.identities.connect(tx, made.id, request.provider, attempt.subject);
      if (isVerified) return this.activation.switchOn(tx, made.id);
      await this.activation.mail(tx, made.id);
      return made;
    });
  }
}
