import { Injectable } from '@nestjs/common';
import { reviewLifecycle, type ReviewState, type Topic } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';

export type Subject = 'identity' | 'accreditation';

export const RECORD_TABLE: Readonly<Record<Subject, string>> = {
  identity: 'investor_profile',
  accreditation: 'accreditation',
};

/** What relies on an earlier verification lasts as long as that one (Rule 506(c)(2)(ii)(E)). */
const EXPIRY = `, expires_at = coalesce(
  case when verification_type = 'prior_5y' then (select max(e.expires_at) from accreditation e
    where e.user_id = accreditation.user_id and e.id <> accreditation.id and e.verification_type <> 'prior_5y' and e.state = 'approved') end,
  kernel.now() + make_interval(years => (select (rules_in_force() ->> 'accreditation_years')::int)))`;

/** A proposal to approve does not outlive a refusal. */
const DROPPED = ', proposed_by = null, proposed_at = null, proposal_reason = null';

/** What else changes with an accreditation. */
const ACCREDITATION_ALSO: Readonly<Record<ReviewState, string>> = {
  approved: EXPIRY,
  declined: DROPPED,
  under_review: '',
};

/** A record that its mover has locked. */
export interface MovedRecord {
  subject: Subject;
  id: string;
  userId: string;
  from: ReviewState;
}

export interface RecordMove {
  to: ReviewState;
  /** What the person and the history are told. */
  reason: string | null;
  actor: Actor;
  /** What the person hears. */
  topic: Extract<Topic, `${'identity' | 'accreditation'}.${string}`> | null;
}

/** The one writer of a record's state after it was handed in (S-12): people and providers decide through it. */
@Injectable()
export class RecordMoves {
  constructor(
    private readonly history: History,
    private readonly events: Events,
  ) {}

  /** @throws review.bad_transition for a move that the lifecycle does not have */
  require(from: ReviewState, to: ReviewState): void {
    if (!reviewLifecycle.allows(from, to)) throw new DomainError('review.bad_transition');
  }

  /** @throws review.bad_transition */
  async move(
    tx: Tx,
    { subject, id, userId, from }: MovedRecord,
    { to, reason, actor, topic }: RecordMove,
  ): Promise<void> {
    this.require(from, to);
    const also = subject === 'accreditation' ? ACCREDITATION_ALSO[to] : '';
    await tx.query(
      `update ${RECORD_TABLE[subject]} set state = $2, decline_reason = $3,
         decided_at = case when $2 = 'under_review' then null else kernel.now() end, decided_by = case when $2 = 'under_review' then null else $4::uuid end${also} where id = $1`,
      [id, to, to === 'declined' ? reason : null, actor.id],
    );
    await this.history.add(tx, { subjectType: subject, subjectId: id, from, to, reason, actor });
    if (topic !== null) await this.events.emit(tx, topic, { userId, reason });
  }
}
