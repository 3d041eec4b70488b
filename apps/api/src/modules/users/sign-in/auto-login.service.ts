import { Injectable } from '@nestjs/common';
import type { AutoLogin } from '@cairn/contracts/users/sessions.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { LINK_LIFE_MINUTES, UserLinks } from '../accounts/user-links.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Visitor } from './web-sessions.js';

/**
 * SEC-8, decision 10: signing in elsewhere by a token that works once, for a minute, and never for an admin. It belongs
 * to the session that made it.
 */
@Injectable()
export class AutoLoginService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
  ) {}

  async mint(caller: Identity): Promise<AutoLogin> {
    if (caller.adminRole !== null) throw new DomainError('auth.forbidden');
    return this.database.inTx(async (tx) => {
      const id = await this.links.create(tx, caller.userId, 'auto_login', { sessionId: caller.sessionId });
      await this.audit.record(tx, {
        actor: caller.email,
        actorId: caller.userId,
        action: 'user.auto_login_made',
        subjectType: 'user',
        subjectId: caller.userId,
      });
      const expiresAt = new Date(Date.now() + LINK_LIFE_MINUTES.auto_login * 60_000);
      return { appUserId: this.links.secretOf(id), expiresAt };
    });
  }

  /** @throws auth.link_invalid for everything that is not such a token: a raw id leads to the usual sign-in. */
  async redeem(appUserId: string, visitor: Visitor): Promise<{ user: UserEntity; sessionId: string }> {
    await this.limits.spend('loginByAddress', visitor.ip);
    const taken = await this.database.inTx(async (tx) => {
      const link = await this.links.take(tx, appUserId, 'auto_login');
      const holder = link === null ? null : await this.users.findById(link.userId, tx);
      if (!link?.sessionId || holder === null || holder.adminRole !== null || holder.suspendedAt !== null) return null;
      await this.audit.record(tx, {
        actor: holder.email,
        actorId: holder.id,
        action: 'user.auto_login_used',
        subjectType: 'user',
        subjectId: holder.id,
        ip: visitor.ip,
      });
      return { user: holder, sessionId: link.sessionId };
    });
    if (taken === null) throw new DomainError('auth.link_invalid');
    await this.limits.giveBack('loginByAddress', visitor.ip);
    return taken;
  }
}
