import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS } from '@cairn/contracts';
import type { AdminHalfSession, AdminIdentity, AdminSession } from '@cairn/contracts/admin/admin.replies';
import type { AdminLoginRequest } from '@cairn/contracts/admin/admin.requests';
import type { TwoFactorLoginRequest } from '@cairn/contracts/second-factor/two-factor-login.request';
import type { Done } from '@cairn/contracts/users/users.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { Tokens } from '../../../kernel/auth/tokens.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { TwoFactor } from '../second-factor/two-factor.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Visitor } from '../sign-in/web-sessions.js';

/** admins have their own sign-in, always with a second factor (SEC-58). */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly signIn: SignInService,
    private readonly twoFactor: TwoFactor,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly audit: AuditLog,
  ) {}

  /** Somebody who is not an admin gets the same answer as for a wrong password. */
  async login(request: AdminLoginRequest, visitor: Visitor): Promise<AdminHalfSession> {
    const user = await this.signIn.checkPassword(request.email, request.password, visitor);
    if (user.adminRole === null) throw new DomainError('auth.bad_credentials', { showResendLink: false });
    const isOpened = user.totpEnabledAt !== null && !(await this.users.awaitsEnrolment(user.id));
    if (!isOpened) throw new DomainError('auth.enrolment_required');
    return { halfToken: await this.signIn.openAdminStep(user) };
  }

  async verify(request: TwoFactorLoginRequest, visitor: Visitor): Promise<AdminSession> {
    const { id, user } = await this.signIn.adminStep(request.halfToken);
    if (user === null || user.adminRole === null) throw new DomainError('auth.half_token_expired');
    await this.twoFactor.require(user, request.code);
    const { sessionId, expiresAt } = await this.database.inTx(async (tx) => {
      await this.signIn.spendAdminStep(tx, id);
      await this.audit.record(tx, {
        actor: user.email,
        actorId: user.id,
        action: 'admin.signed_in',
        subjectType: 'user',
        subjectId: user.id,
        ip: visitor.ip,
      });
      return this.sessions.open(tx, user.id, 'admin', visitor);
    });
    return { token: this.tokens.forSession(sessionId, 'admin', expiresAt), expirationDate: expiresAt };
  }

  /**
   * SEC-14: a fresh code of the authenticator, which every admin has; SEC-3: the session then continues with a new id.
   * @throws auth.bad_code for a wrong, old or used code; request.too_many after five tries in fifteen minutes
   */
  async stepUp(caller: Identity, code: string, visitor: Visitor): Promise<AdminSession> {
    const admin = await this.users.findById(caller.userId);
    if (admin === null) throw new DomainError('auth.session_ended');
    await this.twoFactor.require(admin, code);
    const { sessionId, expiresAt } = await this.database.inTx((tx) => this.sessions.stepUp(tx, caller, visitor));
    return { token: this.tokens.forSession(sessionId, caller.kind, expiresAt), expirationDate: expiresAt };
  }

  /** SEC-2: as on the site, open codes and tokens end with the session. */
  logout(caller: Identity): Promise<Done> {
    return this.signIn.logoutOfConsole(caller);
  }

  async me(caller: Identity): Promise<AdminIdentity> {
    const user = await this.users.current(caller.userId);
    if (user === null || caller.adminRole === null) throw new DomainError('auth.session_ended');
    return {
      id: user.id,
      email: user.email,
      name: `${user.firstName} ${user.lastName}`,
      role: caller.adminRole,
      permissions: [...ROLE_PERMISSIONS[caller.adminRole]],
    };
  }
}
