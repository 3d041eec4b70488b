import { Injectable } from '@nestjs/common';
import type { ChangePasswordRequest, ResetPasswordRequest } from '@cairn/contracts/users/password.requests';
import type { Done } from '@cairn/contracts/users/users.replies';
import { hashPassword, passwordMatches } from '../../../kernel/crypto/passwords.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { isKnownPassword } from '../accounts/known-passwords.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { SocialIdentities } from '../social/social-identities.js';
import { UserLinks } from '../accounts/user-links.js';
import { UsersRepository } from '../accounts/users.repository.js';

/** Password resets and changes. A new password ends every other session. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly identities: SocialIdentities,
    private readonly outstanding: OutstandingTokens,
    private readonly events: Events,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Does not use up the link: it is only checked, before a new password is entered.
   * @throws auth.link_invalid
   */
  async requireLink(secret: string): Promise<Done> {
    const userId = await this.links.userOf(this.database.manager, secret, 'password_reset');
    if (userId === null) throw new DomainError('auth.link_invalid');
    return { done: true };
  }

  /** A reset proves the mailbox, so it also activates; it leaves the second factor as it was (SEC-11). */
  async reset(secret: string, request: ResetPasswordRequest): Promise<Done> {
    if (isKnownPassword(request.password)) throw fieldError('password', 'user.password_known');
    const passwordHash = await hashPassword(request.password);
    const done = await this.database.inTx(async (tx) => {
      const userId = await this.links.redeem(tx, secret, 'password_reset');
      if (userId === null) return false;
      await this.identities.dropUnproved(tx, userId);
      await this.users.activate(tx, userId);
      await this.users.setPassword(tx, userId, passwordHash);
      await this.outstanding.shutOut(tx, userId);
      await this.events.emit(tx, 'user.password_changed', { userId });
      return true;
    });
    if (!done) throw new DomainError('auth.link_invalid');
    return { done: true };
  }

  async change(caller: Identity, request: ChangePasswordRequest): Promise<Done> {
    await this.limits.spend('passwordByAccount', caller.userId);
    const user = await this.users.findById(caller.userId);
    if (!(await passwordMatches(user?.passwordHash ?? null, request.currentPassword))) {
      throw fieldError('currentPassword', 'user.password_wrong');
    }
    await this.limits.clear('passwordByAccount', caller.userId);
    if (isKnownPassword(request.password)) throw fieldError('password', 'user.password_known');
    const passwordHash = await hashPassword(request.password);
    await this.database.inTx(async (tx) => {
      await this.users.setPassword(tx, caller.userId, passwordHash);
      await this.outstanding.shutOut(tx, caller.userId);
      await this.events.emit(tx, 'user.password_changed', { userId: caller.userId });
    });
    return { done: true };
  }
}
