import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '@cairn/contracts/admin/admin.replies';
import { newId } from '../crypto/ids.js';
import { Database, type Tx } from '../database/in-tx.js';

/** Who caused a change of state. */
export interface Actor {
  /** A user's email, or the name of a process. */
  name: string;
  id: string | null;
}

export const systemActor = (name: string): Actor => ({ name, id: null });

export interface Change {
  subjectType: string;
  subjectId: string;
  from: string | number | null;
  to: string | number;
  reason?: string | null;
  actor: Actor;
}

/** A subject, and the state that it leaves. */
export interface Moved {
  id: string;
  from: string;
}

/**
 * SQL to append to a statement of another room, so that a row and its first history entry take one round trip: the
 * columns are id, subject type, subject, state before and after, actor's name and id.
 */
export const intoHistory = (rows: string): string =>
  `insert into history (id, subject_type, subject_id, from_state, to_state, actor, actor_id, at)
   select moved.*, kernel.now() from (${rows}) moved`;

/** The history of states, written in the transaction that changes them. */
@Injectable()
export class History {
  constructor(private readonly database: Database) {}

  async add(tx: Tx, change: Change): Promise<void> {
    await tx.query(
      `insert into history (id, subject_type, subject_id, from_state, to_state, reason, actor, actor_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, kernel.now())`,
      [
        newId(),
        change.subjectType,
        change.subjectId,
        change.from === null ? null : String(change.from),
        String(change.to),
        change.reason ?? null,
        change.actor.name,
        change.actor.id,
      ],
    );
  }

  /** The same change of many subjects, in one statement. */
  async addMany(tx: Tx, change: Omit<Change, 'subjectId' | 'from'>, subjects: readonly Moved[]): Promise<void> {
    const rows = subjects.map(({ id, from }) => ({ id: newId(), subject: id, from }));
    await tx.query(
      `insert into history (id, subject_type, subject_id, from_state, to_state, reason, actor, actor_id, at)
       select r.id, $1, r.subject, r."from", $2, $3, $4, $5, kernel.now()
       from jsonb_to_recordset($6) r(id uuid, subject uuid, "from" text)`,
      [
        change.subjectType,
        String(change.to),
        change.reason ?? null,
        change.actor.name,
        change.actor.id,
        JSON.stringify(rows),
      ],
    );
  }

  async of(subjectType: string, subjectId: string): Promise<HistoryEntry[]> {
    return this.database.query<HistoryEntry>(
      `select coalesce(from_state, '') as "from", to_state as "to", reason, actor, at from history
       where subject_type = $1 and subject_id = $2 order by at, id`,
      [subjectType, subjectId],
    );
  }
}
