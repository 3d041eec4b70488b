import { Injectable } from '@nestjs/common';
import type { AdminRole } from '@cairn/contracts';
import type { AdminChange, ChangeAdminRequest, InviteAdminRequest } from '@cairn/contracts/admins/admins';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AdminActs, type DueChange } from './admin-acts.js';
import { needsSecondPerson } from './admin-powers.js';
import { AdminsRepository } from './admins.repository.js';
import { Supers } from './supers.js';

type Wanted = Pick<DueChange, 'kind' | 'subjectId' | 'email' | 'role' | 'reason'>;

/** SEC-57: who may do what in the console is changed by super admins, never their own, and by two where it is power over money. */
@Injectable()
export class AdminChangesService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly admins: AdminsRepository,
    private readonly acts: AdminActs,
    private readonly supers: Supers,
    private readonly audit: AuditLog,
  ) {}

  /** @throws admin.is_admin, admin.not_open, admin.change_waits */
  invite(admin: Identity, { email, role, reason }: InviteAdminRequest): Promise<AdminChange> {
    return this.database.inTx(async (tx) => {
      await this.supers.takeTurn(tx, admin.userId);
      const known = await this.users.findByEmail(email.toLowerCase(), tx);
      if (known?.adminRole) throw fieldError('email', 'admin.is_admin');
      if (known && !isOpen(known)) throw fieldError('email', 'admin.not_open');
      if (known?.id === admin.userId) throw new DomainError('admin.own_account');
      const wanted: Wanted = {
        kind: 'invite',
        subjectId: known?.id ?? null,
        email: email.toLowerCase(),
        role,
        reason,
      };
      return this.ask(tx, admin, wanted, { from: null, to: role });
    });
  }

  /** @throws admin.own_account, admin.same_state, admin.change_waits */
  change(admin: Identity, id: string, { act, role = null, reason }: ChangeAdminRequest): Promise<AdminChange> {
    return this.database.inTx(async (tx) => {
      await this.supers.takeTurn(tx, admin.userId);
      const user = await this.users.findById(id, tx);
      if (user === null || user.adminRole === null) throw notFound();
      if (user.id === admin.userId) throw new DomainError('admin.own_account');
      if (act === 'role' && role === null) throw fieldError('role', 'validation.required');
      const from = user.adminRole;
      const given = act === 'role' ? role : from;
      const wanted: Wanted = { kind: act, subjectId: id, email: user.email, role: given, reason };
      requireOther(user, wanted);
      return this.ask(tx, admin, wanted, { from, to: act === 'remove' ? null : given });
    });
  }

  /** @throws admin.change_decided, admin.second_person, admin.maker_gone, admin.same_state, admin.is_admin, admin.not_open */
  confirm(admin: Identity, id: string): Promise<AdminChange> {
    return this.database.inTx(async (tx) => {
      await this.supers.takeTurn(tx, admin.userId);
      const change = await this.waiting(tx, id);
      if (change.makerId === admin.userId) throw new DomainError('admin.second_person');
      if (!(await this.supers.isActive(tx, change.makerId))) throw new DomainError('admin.maker_gone');
      await this.requireStill(tx, change);
      const subjectId = await this.acts.make(tx, change, admin);
      await tx.query(
        `update admin_change set state = 'done', checker_id = $2, subject_id = $3, decided_at = kernel.now() where id = $1`,
        [id, admin.userId, subjectId],
      );
      return this.admins.change(id, admin.userId, tx);
    });
  }

  /** Also by the person who requested it. */
  refuse(admin: Identity, id: string, reason: string): Promise<AdminChange> {
    return this.database.inTx(async (tx) => {
      await this.supers.takeTurn(tx, admin.userId);
      const change = await this.waiting(tx, id);
      const checkerId = change.makerId === admin.userId ? null : admin.userId;
      await tx.query(
        `update admin_change set state = 'refused', checker_id = $2, decided_at = kernel.now() where id = $1`,
        [id, checkerId],
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'admin.change_refused',
        subjectType: 'admin_change',
        subjectId: id,
        before: { state: 'waiting' },
        after: { state: 'refused', kind: change.kind, email: change.email, role: change.role },
        reason,
      });
      await this.supers.tell(tx, 'admin.change_refused', admin.userId, [admin.userId]);
      return this.admins.change(id, admin.userId, tx);
    });
  }

  private async ask(
    tx: Tx,
    admin: Identity,
    wanted: Wanted,
    power: { from: AdminRole | null; to: AdminRole | null },
  ): Promise<AdminChange> {
    const { kind, email, role, reason } = wanted;
    const waits = await tx.query<unknown[]>(`select 1 from admin_change where email = $1 and state = 'waiting'`, [
      email,
    ]);
    if (waits.length > 0) throw new DomainError('admin.change_waits');
    const needsSecond = needsSecondPerson({ kind, ...power });
    const alone = needsSecond && !(await this.supers.hasAnother(tx, admin.userId));
    const isDue = !needsSecond || alone;
    const due: DueChange = { ...wanted, makerId: admin.userId, makerEmail: admin.email, alone };
    const subjectId = isDue ? await this.acts.make(tx, due, admin) : wanted.subjectId;
    const id = newId();
    await tx.query(
      `insert into admin_change (id, kind, subject_id, email, role, reason, needs_second, maker_id, made_at, decided_at,
         state, alone)
       values ($1, $2, $3, $4, $5, $6, $7, $8, kernel.now(), case when $9 then kernel.now() end, case when $9 then 'done' else 'waiting' end,
         $10)`,
      [id, kind, subjectId, email, role, reason, needsSecond, admin.userId, isDue, alone],
    );
    if (!isDue) await this.announce(tx, admin, id, wanted);
    return this.admins.change(id, admin.userId, tx);
  }

  private async announce(tx: Tx, admin: Identity, id: string, { kind, email, role, reason }: Wanted): Promise<void> {
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: 'admin.change_asked',
      subjectType: 'admin_change',
      subjectId: id,
      after: { kind, email, role },
      reason,
    });
    await this.supers.tell(tx, 'admin.change_waiting', admin.userId, [admin.userId]);
  }

  private async waiting(tx: Tx, id: string): Promise<DueChange> {
    const [row] = await tx.query<(DueChange & { state: string })[]>(
      `select c.kind, c.subject_id as "subjectId", c.email, c.role, c.reason, c.maker_id as "makerId",
         m.email as "makerEmail", c.alone, c.state
       from admin_change c join app_user m on m.id = c.maker_id where c.id = $1 for update of c`,
      [id],
    );
    if (row === undefined) throw notFound();
    if (row.state !== 'waiting') throw new DomainError('admin.change_decided');
    return row;
  }

  /** Whether the request is still possible: days may have passed. */
  private async requireStill(tx: Tx, change: DueChange): Promise<void> {
    const user = await this.users.findByEmail(change.email, tx);
    if (change.kind === 'invite') {
      if (user?.adminRole) throw new DomainError('admin.is_admin');
      if (user && !isOpen(user)) throw new DomainError('admin.not_open');
      return;
    }
    if (user === null || user.adminRole === null) throw new DomainError('admin.not_open');
    requireOther(user, change);
  }
}

const isOpen = ({ suspendedAt, deletionDueAt, pseudonymisedAt }: UserEntity): boolean =>
  suspendedAt === null && deletionDueAt === null && pseudonymisedAt === null;

/** @throws admin.same_state for a change that would change nothing, or that a suspended account does not take */
function requireOther({ adminRole, suspendedAt }: UserEntity, { kind, role }: Wanted): void {
  const isSuspended = suspendedAt !== null;
  const isNone =
    (kind === 'role' && role === adminRole) ||
    (kind === 'suspend' && isSuspended) ||
    (kind === 'reinstate' && !isSuspended) ||
    (kind === 'reset' && isSuspended);
  if (isNone) throw new DomainError('admin.same_state');
}
