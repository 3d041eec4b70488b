import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { systemActor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RECORD_TABLE, RecordMoves, type MovedRecord } from '../moves/record-moves.js';
import { reviewedVersion } from './reviewed-version.js';

export interface Decision {
  to: 'approved' | 'declined';
  /** Of the record as it was read. */
  version: string;
  reason: string | null;
}

/** Decisions on identities and accreditations: locked, of the version that was read, moved, and logged. */
@Injectable()
export class ReviewDecisions {
  constructor(
    private readonly moves: RecordMoves,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The record, locked, if it may be decided on in this way.
   * @throws review.bad_transition; review.overtaken for a record that was changed since it was read
   */
  async lock(
    tx: Tx,
    admin: Identity,
    { subject, id }: Pick<MovedRecord, 'subject' | 'id'>,
    { to, version }: Pick<Decision, 'to' | 'version'>,
  ): Promise<MovedRecord> {
    const [record] = await tx.query<{ state: ReviewState; userId: string }[]>(
      `select state, user_id as "userId" from ${RECORD_TABLE[subject]} where id = $1 for no key update`,
      [id],
    );
    if (record === undefined) throw notFound();
    requireAnotherPerson(admin, record.userId);
    this.moves.require(record.state, to);
    // A statement of its own: one that waited for the lock does not see a contract signed meanwhile.
    const [current] = await tx.query<Pick<Decision, 'version'>[]>(
      `select ${reviewedVersion(subject)} as version from ${RECORD_TABLE[subject]} r where r.id = $1`,
      [id],
    );
    if (current?.version !== version) throw new DomainError('review.overtaken');
    return { subject, id, userId: record.userId, from: record.state };
  }

  /** Moves it on a provider's word, which its history keeps. */
  byProvider(
    tx: Tx,
    record: MovedRecord,
    provider: string,
    { to, reason }: Pick<Decision, 'to' | 'reason'>,
  ): Promise<void> {
    return this.moves.move(tx, record, {
      to,
      reason,
      actor: systemActor(provider),
      topic: `${record.subject}.${to}`,
    });
  }

  /** Moves it, and logs that. */
  async conclude(tx: Tx, admin: Identity, record: MovedRecord, { to, reason }: Decision): Promise<void> {
    const { subject, id, from } = record;
    await this.moves.move(tx, record, {
      to,
      reason,
      actor: { name: admin.email, id: admin.userId },
      topic: `${subject}.${to}`,
    });
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `${subject}.${to}`,
      subjectType: subject,
      subjectId: id,
      before: { state: from },
      after: { state: to },
      reason,
    });
  }
}
