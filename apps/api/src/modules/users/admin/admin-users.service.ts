import { Injectable } from '@nestjs/common';
import type { AdminUser, ViewSession } from '@cairn/contracts/users/admin-users';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { Tokens } from '../../../kernel/auth/tokens.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { AccountRescue } from './account-rescue.js';
import { AdminUsersRepository } from './admin-users.repository.js';

/** SEC-58: a view as a user ends after half an hour. */
const VIEW_SECONDS = 1_800;

type Act = (tx: Tx, user: AdminUser) => Promise<void>;

/** Actions of admins on accounts, each in the audit log with actor, reason, before and after. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly database: Database,
    private readonly users: AdminUsersRepository,
    private readonly rescue: AccountRescue,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly outstanding: OutstandingTokens,
    private readonly audit: AuditLog,
  ) {}

  suspend(admin: Identity, id: string, reason: string): Promise<AdminUser> {
    return this.act(admin, id, 'user.suspended', reason, async (tx, user) => {
      if (user.suspendedAt !== null) throw new DomainError('user.suspended_already');
      await tx.query('update app_user set suspended_at = kernel.now(), suspension_reason = $2 where id = $1', [
        id,
        reason,
      ]);
      await this.outstanding.shutOut(tx, id);
    });
  }

  unsuspend(admin: Identity, id: string, reason: string): Promise<AdminUser> {
    return this.act(admin, id, 'user.unsuspended', reason, async (tx, user) => {
      if (user.suspendedAt === null) throw new DomainError('user.not_suspended');
      await tx.query('update app_user set suspended_at = null, suspension_reason = null where id = $1', [id]);
    });
  }

  resetTwoFactor(admin: Identity, id: string, reason: string): Promise<AdminUser> {
    return this.act(admin, id, 'user.two_factor_reset', reason, async (tx, user) => {
      if (!user.enableTwoFactorAuth) throw new DomainError('user.two_factor_off');
      await this.rescue.resetTwoFactor(tx, id);
      await this.outstanding.shutOut(tx, id);
    });
  }

  resendActivation(admin: Identity, id: string): Promise<AdminUser> {
    return this.act(admin, id, 'user.activation_resent', null, async (tx, user) => {
      if (user.state !== 'waiting') throw new DomainError('user.active_already');
      await this.rescue.resendActivation(tx, id);
    });
  }

  endSessions(admin: Identity, id: string): Promise<AdminUser> {
    return this.act(admin, id, 'user.sessions_ended', null, (tx) => this.outstanding.shutOut(tx, id));
  }

  /** Opens a read-only session of the site as the user; the reason is recorded. */
  async view(admin: Identity, id: string, reason: string): Promise<ViewSession> {
    const user = await this.users.one(id);
    this.refuseColleagues(admin, user);
    if (user.state === 'gone' || user.state === 'waiting' || user.state === 'suspended') {
      throw new DomainError('user.not_viewable');
    }
    const { sessionId, expiresAt } = await this.database.inTx(async (tx) => {
      await this.record(tx, admin, user, 'user.viewed', reason);
      return this.sessions.open(
        tx,
        id,
        'web',
        { ip: null, userAgent: null },
        { viewerId: admin.userId, expiresAt: new Date(Date.now() + VIEW_SECONDS * 1000) },
      );
    });
    return {
      token: this.tokens.forSession(sessionId, 'web', expiresAt),
      expirationDate: expiresAt,
      name: user.name,
    };
  }

  private async act(admin: Identity, id: string, action: string, reason: string | null, act: Act): Promise<AdminUser> {
    return this.database.inTx(async (tx) => {
      await tx.query('select 1 from app_user where id = $1 for no key update', [id]);
      const before = await this.users.one(id, tx);
      this.refuseColleagues(admin, before);
      if (before.adminRole !== null && action !== 'user.sessions_ended') throw new DomainError('admin.own_page');
      if (before.state === 'gone') throw new DomainError('user.gone');
      await act(tx, before);
      const after = await this.users.one(id, tx);
      await this.record(tx, admin, before, action, reason, after);
      return after;
    });
  }

  /** Nobody acts on their own account; on another admin's only who may manage admins. */
  private refuseColleagues(admin: Identity, user: AdminUser): void {
    const isColleague = user.adminRole !== null && admin.adminRole !== 'super';
    if (user.id === admin.userId || isColleague) throw new DomainError('auth.forbidden');
  }

  private record(
    tx: Tx,
    admin: Identity,
    before: AdminUser,
    action: string,
    reason: string | null,
    after: AdminUser = before,
  ): Promise<void> {
    const facts = ({ state, enableTwoFactorAuth, sessionCount }: AdminUser) => ({
      state,
      enableTwoFactorAuth,
      sessionCount,
    });
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action,
      subjectType: 'user',
      subjectId: before.id,
      before: facts(before),
      after: facts(after),
      reason,
    });
  }
}
