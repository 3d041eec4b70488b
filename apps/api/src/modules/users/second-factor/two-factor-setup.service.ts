import { Injectable } from '@nestjs/common';
import type {
  RecoveryCodes as RecoveryCodesReply,
  TwoFactorSecret,
} from '@cairn/contracts/second-factor/two-factor.replies';
import type { Done } from '@cairn/contracts/users/users.replies';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { nameAccount } from '../../../kernel/http/request-context.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { RecoveryCodes } from './recovery-codes.js';
import { acceptedStep, newTotpSecret } from '../accounts/totp.js';
import { TwoFactor } from './two-factor.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';

/** Turns two-factor authentication on and off. Either ends every other session (SEC-2). */
@Injectable()
export class TwoFactorSetupService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly twoFactor: TwoFactor,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** The secret that waits for its first code; never the one in use. */
  async pending(caller: Identity): Promise<TwoFactorSecret> {
    const user = await this.require(caller.userId);
    const secret = this.twoFactor.pendingOf(user);
    if (secret === null) throw new DomainError('user.two_factor_not_started');
    return this.present(user, secret);
  }

  async regenerate(userId: string): Promise<TwoFactorSecret> {
    const user = await this.require(userId);
    const secret = newTotpSecret();
    await this.twoFactor.proposeBeside(user.id, secret);
    return this.present(user, secret);
  }

  /** Of the secret at sign-up, which a reload of the page must not replace. */
  async pendingOrNew(user: UserEntity): Promise<TwoFactorSecret> {
    const secret = this.twoFactor.pendingOf(user);
    return secret === null ? this.regenerate(user.id) : this.present(user, secret);
  }

  /**
   * Confirms a first code and gives the recovery codes, this once.
   * @throws user.two_factor_not_started, user.code_wrong
   */
  async enable(userId: string, code: string, sessionId: string | null): Promise<RecoveryCodesReply> {
    const user = await this.require(userId);
    const secret = this.twoFactor.pendingOf(user);
    if (secret === null) throw new DomainError('user.two_factor_not_started');
    nameAccount(user.id);
    await this.limits.spend('code', user.id);
    const step = acceptedStep(secret, code);
    if (step === null) throw fieldError('code', 'user.code_wrong');
    await this.limits.clear('code', user.id);
    return this.database.inTx(async (tx) => {
      await this.twoFactor.enable(tx, user.id, secret, step);
      await this.sessions.revokeAll(tx, user.id, sessionId);
      await this.events.emit(tx, 'user.two_factor_enabled', { userId: user.id });
      return { recoveryCodes: await this.recoveryCodes.renew(tx, user.id) };
    });
  }

  /**
   * SEC-58: not for admins, since the console requires it; a lost one is reset there.
   * @throws user.two_factor_off, admin.two_factor_needed
   */
  async disable(caller: Identity): Promise<Done> {
    await this.database.inTx(async (tx) => {
      // Under this lock the role cannot change meanwhile.
      await tx.query('select 1 from app_user where id = $1 for no key update', [caller.userId]);
      const user = await this.require(caller.userId, tx);
      if (user.totpEnabledAt === null) throw new DomainError('user.two_factor_off');
      if (user.adminRole !== null) throw new DomainError('admin.two_factor_needed');
      await this.twoFactor.disable(tx, user.id);
      await this.sessions.revokeAll(tx, user.id, caller.sessionId);
      await this.events.emit(tx, 'user.two_factor_disabled', { userId: user.id });
    });
    return { done: true };
  }

  async renewRecoveryCodes(caller: Identity): Promise<RecoveryCodesReply> {
    const user = await this.require(caller.userId);
    if (user.totpEnabledAt === null) throw new DomainError('user.two_factor_off');
    return { recoveryCodes: await this.database.inTx((tx) => this.recoveryCodes.renew(tx, user.id)) };
  }

  private async require(userId: string, reader?: Tx): Promise<UserEntity> {
    const user = await this.users.findById(userId, reader);
    if (user === null) throw new DomainError('auth.session_ended');
    return user;
  }

  private async present({ email }: UserEntity, secret: string): Promise<TwoFactorSecret> {
    return { email, secret, ...(await this.twoFactor.shown(email, secret, 'site')) };
  }
}
