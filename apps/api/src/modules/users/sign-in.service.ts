import { Injectable } from '@nestjs/common';
import type { LoginRequest } from '@cairn/contracts/users/login.request';
import type { TwoFactorLoginRequest } from '@cairn/contracts/users/two-factor-login.request';
import type { Done, LoginReply } from '@cairn/contracts/users/users.replies';
import { Sessions } from '../../kernel/auth/sessions.js';
import { Tokens } from '../../kernel/auth/tokens.js';
import { passwordMatches } from '../../kernel/crypto/passwords.js';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { RateLimits } from '../../kernel/limits/rate-limits.js';
import { TwoFactor } from './two-factor.js';
import type { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

export interface Visitor {
  ip: string;
  userAgent: string | null;
}

/** Signing in and out of the site. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
    private readonly twoFactor: TwoFactor,
  ) {}

  /** S-04: with the second factor on there is no session before the code. S-06: hints only after a right password. */
  async login(request: LoginRequest, visitor: Visitor): Promise<LoginReply> {
    const user = await this.checkPassword(request.email, request.password, visitor);
    if (user.totpEnabledAt !== null) {
      return { enableTwoFactorAuth: true, halfToken: this.tokens.half(user.id, 'half-web') };
    }
    return this.open(user, visitor);
  }

  async loginWithCode(request: TwoFactorLoginRequest, visitor: Visitor): Promise<LoginReply> {
    const userId = this.tokens.readHalf(request.halfToken, 'half-web');
    const user = userId === null ? null : await this.users.findById(userId);
    if (user === null) throw new DomainError('auth.half_token_expired');
    await this.twoFactor.require(user, request.code);
    return this.open(user, visitor);
  }

  async logout(caller: Identity): Promise<Done> {
    await this.database.inTx((tx) => this.sessions.revoke(tx, caller.sessionId));
    return { done: true };
  }

  /**
   * The user behind an email and a password. The same work is done for an account that does not exist.
   * @throws auth.bad_credentials, auth.not_activated (with showResendLink), auth.suspended
   */
  async checkPassword(email: string, password: string, visitor: Visitor): Promise<UserEntity> {
    const account = `${email}|${visitor.ip}`;
    await this.limits.spend('loginByAddress', visitor.ip);
    await this.limits.spend('loginByAccount', account);
    const user = await this.users.findByEmail(email);
    const right = await passwordMatches(user?.passwordHash ?? null, password);
    if (user === null || !right) throw new DomainError('auth.bad_credentials', { showResendLink: false });
    if (user.suspendedAt !== null) throw new DomainError('auth.suspended');
    if (user.activatedAt === null) throw new DomainError('auth.not_activated', { showResendLink: true });
    await this.limits.clear('loginByAccount', account);
    return user;
  }

  private async open(user: UserEntity, visitor: Visitor): Promise<LoginReply> {
    const { sessionId, expiresAt } = await this.database.inTx((tx) => this.sessions.open(tx, user.id, 'web', visitor));
    return {
      enableTwoFactorAuth: false,
      token: this.tokens.forSession(sessionId, 'web', expiresAt),
      expirationDate: expiresAt,
      user: { id: user.id, email: user.email, slug: user.slug, userType: user.userType },
    };
  }
}
