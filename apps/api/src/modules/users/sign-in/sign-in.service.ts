import { Injectable } from '@nestjs/common';
import type { LoginRequest } from '@cairn/contracts/users/login.request';
import type { Done, LoginReply } from '@cairn/contracts/users/users.replies';
import { passwordMatches } from '../../../kernel/crypto/passwords.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { nameAccount } from '../../../kernel/http/request-context.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AutoLoginService } from './auto-login.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInVerifications } from './sign-in-verifications.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WebSessions, type Visitor } from './web-sessions.js';

/** Sign-in and sign-out of the site. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly webSessions: WebSessions,
    private readonly verifications: SignInVerifications,
    private readonly autoLogin: AutoLoginService,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * S-04: with two-factor authentication on, no session opens before the code, whatever the first factor was. S-06:
   * hints only after a correct password.
   */
  async login({ appUserId, email, password }: LoginRequest, visitor: Visitor): Promise<LoginReply> {
    if (!appUserId) return this.enter(await this.checkPassword(email, password, visitor), visitor);
    const { user, sessionId } = await this.autoLogin.redeem(appUserId, visitor);
    if (user.totpEnabledAt !== null) return this.verifications.open(user, 'login', sessionId);
    return this.webSessions.goOn(user, sessionId, visitor);
  }

  /** After the first factor: to the code step where there is one, otherwise signed in. */
  enter(user: UserEntity, visitor: Visitor): Promise<LoginReply> {
    if (user.totpEnabledAt !== null) return this.verifications.open(user, 'login');
    if (user.twoFactorWanted) return this.verifications.open(user, 'sign_up');
    return this.webSessions.open(user, visitor);
  }

  /** The console's code step; its half-authenticated token. */
  openAdminStep(user: UserEntity): Promise<string> {
    return this.verifications.openForAdmin(user);
  }

  /** @throws auth.half_token_expired */
  async adminStep(halfToken: string): Promise<{ id: string; user: UserEntity | null }> {
    const { id, userId } = await this.verifications.require(halfToken, 'admin_login');
    return { id, user: await this.users.findById(userId) };
  }

  /** @throws auth.half_token_expired where it has opened a session before, or is void by now */
  async spendAdminStep(tx: Tx, id: string): Promise<void> {
    if (!(await this.verifications.spend(tx, id))) throw new DomainError('auth.half_token_expired');
  }

  async logout(caller: Identity): Promise<Done> {
    await this.database.inTx((tx) => this.webSessions.close(tx, caller));
    return { done: true };
  }

  async logoutOfConsole(caller: Identity): Promise<Done> {
    await this.database.inTx((tx) => this.webSessions.end(tx, caller));
    return { done: true };
  }

  /**
   * The user behind an email and a password. The same work is done for an account that does not exist.
   * @throws auth.bad_credentials, auth.not_activated (with showResendLink), auth.suspended
   */
  async checkPassword(email: string, password: string, visitor: Visitor): Promise<UserEntity> {
    await this.attempts.begin(email, visitor);
    const user = await this.users.findByEmail(email);
    nameAccount(user?.id);
    const right = await passwordMatches(user?.passwordHash ?? null, password);
    if (user === null || !right) {
      await this.attempts.failed(email);
      throw new DomainError('auth.bad_credentials', { showResendLink: false });
    }
    if (user.suspendedAt !== null) throw new DomainError('auth.suspended');
    if (user.activatedAt === null) throw new DomainError('auth.not_activated', { showResendLink: true });
    await this.attempts.succeeded(email, visitor);
    return user;
  }
}
