import { Injectable } from '@nestjs/common';
import type { AdminChangeKind, AdminRole, Topic } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { AdminAccounts } from './admin-accounts.js';
import { OutstandingTokens } from '../accounts/outstanding-tokens.js';
import { Supers } from './supers.js';

/** How long a mailed link is valid; a printed one is used at once and is valid for an hour. */
const MAILED_LINK_MINUTES = 24 * 60;

/** The audit log's name of each change, and the event that notifies the person. */
const NAMES: Readonly<Record<AdminChangeKind, { action: string; topic: Extract<Topic, `admin.${string}`> }>> = {
  invite: { action: 'admin.invited', topic: 'admin.invited' },
  role: { action: 'admin.role_changed', topic: 'admin.role_changed' },
  suspend: { action: 'admin.suspended', topic: 'admin.suspended' },
  reinstate: { action: 'admin.reinstated', topic: 'admin.reinstated' },
  remove: { action: 'admin.removed', topic: 'admin.removed' },
  reset: { action: 'admin.reset', topic: 'admin.reset' },
};

/** A change that may be made now. */
export interface DueChange {
  kind: AdminChangeKind;
  subjectId: string | null;
  email: string;
  role: AdminRole | null;
  reason: string;
  makerId: string;
  makerEmail: string;
  alone: boolean;
}

interface Standing {
  role: AdminRole | null;
  suspended: boolean;
}

/** Makes changes of admins: each is in the audit log; the person and the other super admins are notified. */
@Injectable()
export class AdminActs {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly outstanding: OutstandingTokens,
    private readonly supers: Supers,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /** @param by who makes it: the second person, or the requester where none is needed. Returns the account's id. */
  async make(tx: Tx, change: DueChange, by: Identity): Promise<string> {
    const { kind, email, role, reason, makerId, makerEmail, alone } = change;
    const before = change.subjectId === null ? null : await this.standing(tx, change.subjectId);
    const subjectId = change.subjectId ?? (await this.accounts.give(tx, email, role ?? 'operator'));
    const linkId = await this.apply(tx, subjectId, change);
    await this.audit.record(tx, {
      actor: by.email,
      actorId: by.userId,
      action: NAMES[kind].action,
      subjectType: 'user',
      subjectId,
      ...(before === null ? {} : { before: { ...before } }),
      after: {
        ...(await this.standing(tx, subjectId)),
        ...(linkId === null ? {} : { newLink: true }),
        ...(makerId === by.userId ? {} : { askedBy: makerEmail }),
        ...(alone ? { onlySuperAdmin: true } : {}),
      },
      reason,
    });
    await this.events.emit(tx, NAMES[kind].topic, {
      userId: subjectId,
      actorId: makerId,
      ...(linkId === null ? {} : { linkId }),
    });
    await this.supers.tell(tx, 'admin.colleague_changed', makerId, [by.userId, subjectId]);
    return subjectId;
  }

  /** Returns the id of the link that is sent to the account's owner, if there is one. */
  private async apply(tx: Tx, id: string, { kind, email, role, reason }: DueChange): Promise<string | null> {
    switch (kind) {
      case 'invite':
        await this.accounts.give(tx, email, role ?? 'operator');
        return this.accounts.enrolmentLink(tx, id, MAILED_LINK_MINUTES);
      case 'reset':
        // Until the link is used, nothing opens the account.
        return this.accounts.resetLink(tx, id, MAILED_LINK_MINUTES);
      case 'role':
        await tx.query('update app_user set admin_role = $2, updated_at = kernel.now() where id = $1', [id, role]);
        break;
      case 'suspend':
        await tx.query('update app_user set suspended_at = kernel.now(), suspension_reason = $2 where id = $1', [
          id,
          reason,
        ]);
        break;
      case 'reinstate':
        await tx.query('update app_user set suspended_at = null, suspension_reason = null where id = $1', [id]);
        break;
      case 'remove':
        await tx.query('update app_user set admin_role = null, updated_at = kernel.now() where id = $1', [id]);
        break;
    }
    // SEC-2: the permissions of the account have changed, so its earlier sessions end.
    await this.outstanding.shutOut(tx, id);
    return null;
  }

  private async standing(tx: Tx, id: string): Promise<Standing> {
    const [row] = await tx.query<Standing[]>(
      'select admin_role as role, suspended_at is not null as suspended from app_user where id = $1',
      [id],
    );
    return row ?? { role: null, suspended: false };
  }
}
