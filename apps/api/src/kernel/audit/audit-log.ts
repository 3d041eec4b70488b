import { Injectable } from '@nestjs/common';
import { newId } from '../crypto/ids.js';
import type { Tx } from '../database/in-tx.js';
import { requestContext } from '../http/request-context.js';

export interface AuditRecord {
  actor: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | null;
  ip?: string | null;
}

/** Actor, action and subject, with the values before and after: append-only by privilege and by trigger. */
@Injectable()
export class AuditLog {
  async record(tx: Tx, entry: AuditRecord): Promise<void> {
    const context = requestContext();
    await tx.query(
      // Business time, as the records have it, of the statement: several in one transaction stay in their order.
      `insert into kernel.audit_log (id, at, actor, actor_id, action, subject_type, subject_id, before, after, reason, ip,
         request_id)
       values ($1, clock_timestamp() + (kernel.now() - now()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        newId(),
        entry.actor,
        entry.actorId,
        entry.action,
        entry.subjectType,
        entry.subjectId,
        entry.before ?? null,
        entry.after ?? null,
        entry.reason ?? null,
        entry.ip ?? context?.ip ?? null,
        context?.requestId ?? null,
      ],
    );
  }
}
