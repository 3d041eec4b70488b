import { Injectable } from '@nestjs/common';
import type { AdminChangeKind, AdminRole } from '@cairn/contracts';
import type { Enrolment } from '@cairn/contracts/admin/admin.replies';
import type { EnrolRequest } from '@cairn/contracts/admin/admin.requests';
import type { Done } from '@cairn/contracts/users/users.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { hashPassword } from '../../../kernel/crypto/passwords.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { nameAccount } from '../../../kernel/http/request-context.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { isKnownPassword } from '../accounts/known-passwords.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { acceptedStep } from '../accounts/totp.js';
import { TwoFactor } from '../second-factor/two-factor.js';
import { UserLinks } from '../accounts/user-links.js';
import { UsersRepository } from '../accounts/users.repository.js';

/** Opening an admin's account: a one-time link printed by the operator, a password and an authenticator. */
@Injectable()
export class AdminAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly twoFactor: TwoFactor,
    private readonly limits: RateLimits,
    private readonly outstanding: OutstandingTokens,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The operator's way in, with a link to print: makes an admin account, or takes one up again. A suspension is lifted,
   * so that it works when all else is lost, and changes that wait for a second person are withdrawn.
   */
  async invite(email: string, role: AdminRole): Promise<string> {
    return this.database.inTx(async (tx) => {
      const userId = await this.give(tx, email, role);
      await this.outstanding.shutOut(tx, userId);
      await this.withdrawWaiting(tx, email);
      await tx.query('update app_user set suspended_at = null, suspension_reason = null where id = $1', [userId]);
      await this.audit.record(tx, {
        actor: 'operator',
        actorId: null,
        action: 'admin.invited',
        subjectType: 'user',
        subjectId: userId,
        after: { role },
      });
      return this.links.secretOf(await this.enrolmentLink(tx, userId));
    });
  }

  /** Confirmed later, a reset or a removal would close the account that the operator has just opened. */
  private async withdrawWaiting(tx: Tx, email: string): Promise<void> {
    const changes = rowsOfUpdate<{ id: string; kind: AdminChangeKind; role: AdminRole | null }>(
      await tx.query(
        `update admin_change set state = 'refused', decided_at = kernel.now()
         where email = $1 and state = 'waiting' returning id, kind, role`,
        [email],
      ),
    );
    for (const { id, kind, role } of changes) {
      await this.audit.record(tx, {
        actor: 'operator',
        actorId: null,
        action: 'admin.change_refused',
        subjectType: 'admin_change',
        subjectId: id,
        before: { state: 'waiting' },
        after: { state: 'refused', kind, email, role },
      });
    }
  }

  /** Gives the role to the account of this address, and makes the account where there is none. */
  async give(tx: Tx, email: string, role: AdminRole): Promise<string> {
    const user =
      (await this.users.insert(tx, {
        email,
        firstName: email.split('@')[0]?.slice(0, 20) ?? 'Admin',
        lastName: 'Admin',
        phoneNumber: null,
        userType: 'both',
        language: 'en',
        passwordHash: null,
        adminRole: role,
        termsAccepted: false,
      })) ?? (await this.users.findByEmail(email, tx));
    if (user === null) throw new DomainError('request.not_found');
    await tx.query('update app_user set admin_role = $2, updated_at = kernel.now() where id = $1', [user.id, role]);
    return user.id;
  }

  /**
   * The link that opens the console: until it is used, password and authenticator of the account stay as they are and
   * open the site alone. Earlier links stop working.
   */
  enrolmentLink(tx: Tx, userId: string, minutes?: number): Promise<string> {
    return this.links.create(tx, userId, 'admin_enrolment', { minutes });
  }

  /** SEC-2: password, authenticator and sessions are void, and the link sets up others. */
  async resetLink(tx: Tx, userId: string, minutes: number): Promise<string> {
    await this.outstanding.shutOut(tx, userId);
    await this.twoFactor.disable(tx, userId);
    await tx.query('update app_user set password_hash = null, updated_at = kernel.now() where id = $1', [userId]);
    return this.enrolmentLink(tx, userId, minutes);
  }

  /** What the link's page shows. */
  async enrolment(linkSecret: string): Promise<Enrolment> {
    const { user, secret } = await this.proposed(linkSecret);
    return {
      email: user.email,
      role: user.adminRole ?? 'operator',
      secret,
      ...(await this.twoFactor.shown(user.email, secret, 'console')),
    };
  }

  /** SEC-2: sets the password and confirms the authenticator with a first code; the link is spent, and sessions end. */
  async enrol(linkSecret: string, request: EnrolRequest): Promise<Done> {
    const { user, secret } = await this.proposed(linkSecret);
    nameAccount(user.id);
    await this.limits.spend('code', user.id);
    const step = acceptedStep(secret, request.code);
    if (step === null) throw fieldError('code', 'auth.bad_code');
    if (isKnownPassword(request.password)) throw fieldError('password', 'user.password_known');
    const passwordHash = await hashPassword(request.password);
    const done = await this.database.inTx(async (tx) => {
      if ((await this.links.redeem(tx, linkSecret, 'admin_enrolment')) === null) return false;
      await this.outstanding.shutOut(tx, user.id);
      await this.users.activate(tx, user.id);
      await this.users.setPassword(tx, user.id, passwordHash);
      await this.twoFactor.enable(tx, user.id, secret, step);
      await this.audit.record(tx, {
        actor: user.email,
        actorId: user.id,
        action: 'admin.enrolled',
        subjectType: 'user',
        subjectId: user.id,
      });
      return true;
    });
    if (!done) throw new DomainError('auth.link_invalid');
    return { done: true };
  }

  private async proposed(linkSecret: string) {
    const userId = await this.links.userOf(this.database.manager, linkSecret, 'admin_enrolment');
    const user = userId === null ? null : await this.users.findById(userId);
    // The link of somebody who was suspended or removed meanwhile is not valid.
    const isAdmin = user !== null && user.adminRole !== null && user.suspendedAt === null;
    if (!isAdmin) throw new DomainError('auth.link_invalid');
    return { user, secret: this.links.totpSecretOf(linkSecret) };
  }
}
