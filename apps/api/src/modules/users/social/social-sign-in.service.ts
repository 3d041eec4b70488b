import { Injectable } from '@nestjs/common';
import type { Language, SocialProviderName } from '@cairn/contracts';
import type { SocialLoginReply, SocialLoginRequest } from '@cairn/contracts/social/social';
import { requireStepUp } from '../../../kernel/auth/step-up.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Visitor } from '../sign-in/web-sessions.js';
import { SocialAttempts } from './social-attempts.js';
import { SocialIdentities } from './social-identities.js';
import { asName } from './social-provider.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignUp } from './social-sign-up.js';

/**
 * SEC-16: an account elsewhere opens an account here when it has been connected, and is connected by who holds both: by
 * a step-up, or by the password. An address that both have is no proof of that.
 */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly providers: SocialProviders,
    private readonly attempts: SocialAttempts,
    private readonly identities: SocialIdentities,
    private readonly signIn: SignInService,
    private readonly signUps: SocialSignUp,
  ) {}

  async answer(
    request: SocialLoginRequest,
    caller: Identity | undefined,
    visitor: Visitor,
    language: Language,
  ): Promise<SocialLoginReply> {
    const { provider, codeChallenge, code, state, codeVerifier, pendingToken } = request;
    if (pendingToken) return this.finish(request, pendingToken, visitor, language);
    if (codeChallenge) return this.begin(provider, codeChallenge, caller);
    if (code && state && codeVerifier) return this.comeBack(provider, { code, state, codeVerifier }, caller, visitor);
    throw new DomainError('auth.social_failed');
  }

  private async begin(
    name: SocialProviderName,
    codeChallenge: string,
    caller: Identity | undefined,
  ): Promise<SocialLoginReply> {
    const provider = this.providers.require(name);
    if (caller) requireStepUp(caller);
    const visit = await this.attempts.begin(name, codeChallenge, caller?.userId ?? null);
    return { step: 'redirect', authorizationUrl: await provider.authorizationUrl(visit) };
  }

  private async comeBack(
    name: SocialProviderName,
    back: { code: string; state: string; codeVerifier: string },
    caller: Identity | undefined,
    visitor: Visitor,
  ): Promise<SocialLoginReply> {
    const provider = this.providers.require(name);
    const begun = await this.attempts.takeReturn(name, back.state, back.codeVerifier);
    if (begun.userId !== (caller?.userId ?? null)) throw new DomainError('auth.social_failed');
    const person = await provider.exchange({ ...back, nonce: begun.nonce });
    if (person === null || person.subject === '') throw new DomainError('auth.social_failed');
    if (caller) {
      await this.database.inTx((tx) => this.identities.addBy(tx, caller, name, person.subject));
      return { step: 'connected' };
    }
    const known = await this.identities.userOf(name, person.subject);
    if (known !== null) return this.enter(await this.users.findById(known), visitor);
    if (person.email === null) throw new DomainError('auth.social_no_email');
    if (!person.emailVerified && name !== 'facebook') throw new DomainError('auth.social_unverified');
    const holder = await this.users.findByEmail(person.email);
    // An address that the provider has not verified is linked to no account: its owner connects it while signed in.
    if (holder !== null && !person.emailVerified) throw new DomainError('auth.social_account_exists');
    const pendingToken = await this.attempts.keep(begun.id, person);
    return {
      step: holder === null ? 'sign_up' : 'password',
      pendingToken,
      email: person.email,
      firstName: asName(person.firstName),
      lastName: asName(person.lastName),
    };
  }

  private async finish(
    request: SocialLoginRequest,
    pendingToken: string,
    visitor: Visitor,
    language: Language,
  ): Promise<SocialLoginReply> {
    const attempt = await this.attempts.read(pendingToken, request.provider);
    if (request.userType) {
      const made = await this.signUps.open(request, attempt, language);
      return made.activatedAt === null ? { step: 'activation', email: made.email } : this.enter(made, visitor);
    }
    if (!request.password) throw fieldError('password', 'validation.required');
    const user = await this.signIn.checkPassword(attempt.email, request.password, visitor);
    await this.database.inTx(async (tx) => {
      await this.attempts.use(tx, attempt.id);
      await this.identities.add(tx, user.id, request.provider, attempt.subject);
    });
    return this.enter(user, visitor);
  }

  /** The second factor is required as after a password. */
  private async enter(user: UserEntity | null, visitor: Visitor): Promise<SocialLoginReply> {
    if (user === null) throw new DomainError('auth.social_failed');
    if (user.suspendedAt !== null) throw new DomainError('auth.suspended');
    if (user.activatedAt === null) throw new DomainError('auth.not_activated', { showResendLink: true });
    return { step: 'signed_in', login: await this.signIn.enter(user, visitor) };
  }
}
