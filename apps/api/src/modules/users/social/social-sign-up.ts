import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { SocialLoginRequest } from '@cairn/contracts/users/social';
import { Database } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Activation } from '../activation.js';
import { UserLinks } from '../user-links.js';
import type { UserEntity } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { SocialAttempts, type Exchanged } from './social-attempts.js';
import { SocialIdentities } from './social-identities.js';

/** Opening an account with one elsewhere: V-01 asks of it what it asks of every sign-up, but for a password. */
@Injectable()
export class SocialSignUp {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly attempts: SocialAttempts,
    private readonly identities: SocialIdentities,
    private readonly links: UserLinks,
    private readonly activation: Activation,
    private readonly events: Events,
  ) {}

  async open(request: SocialLoginRequest, attempt: Exchanged, language: Language): Promise<UserEntity> {
    // Google and LinkedIn stand for the address; of others its owner confirms it by mail.
    const isVerified = request.provider !== 'facebook';
    return this.database.inTx(async (tx) => {
      await this.attempts.use(tx, attempt.id);
      const made = await this.users.insert(tx, {
        email: attempt.email,
        firstName: request.firstName ?? attempt.firstName,
        lastName: request.lastName ?? attempt.lastName,
        phoneNumber: request.phoneNumber ?? null,
        userType: request.userType ?? 'investor',
        language,
        passwordHash: null,
        termsAcceptedAt: new Date(),
        newsletterWanted: request.newsletter === true,
      });
      if (made === null) throw new DomainError('user.email_taken');
      await this.identities.connect(tx, made.id, request.provider, attempt.subject);
      if (isVerified) return this.activation.switchOn(tx, made.id);
      const linkId = await this.links.create(tx, made.id, 'activation');
      await this.events.emit(tx, 'user.signed_up', { userId: made.id, linkId });
      return made;
    });
  }
}
