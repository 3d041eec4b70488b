import { Injectable } from '@nestjs/common';
import { screeningCaseLifecycle, type ScreeningCaseState } from '@cairn/contracts';
import type { DecideCaseRequest } from '@cairn/contracts/screening/screening.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CASE_VERSION } from './case-reads.js';

/** Decides whether somebody is the person that a list names. */
@Injectable()
export class CaseDesk {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly audit: AuditLog,
  ) {}

  /** @throws review.bad_transition, review.overtaken */
  async decide(
    admin: Identity,
    id: string,
    to: Exclude<ScreeningCaseState, 'open'>,
    { version, reason }: DecideCaseRequest,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const [person] = await tx.query<{ userId: string }[]>(
        'select user_id as "userId" from screening_case where id = $1',
        [id],
      );
      if (person === undefined) throw notFound();
      requireAnotherPerson(admin, person.userId);
      // Money that moves at this moment is over, or sees the decision.
      await lockPerson(tx, person.userId);
      const [found] = await tx.query<{ state: ScreeningCaseState; version: string }[]>(
        `select c.state, ${CASE_VERSION} as version from screening_case c where c.id = $1 for update`,
        [id],
      );
      if (found === undefined) throw notFound();
      const { state: from } = found;
      if (!screeningCaseLifecycle.allows(from, to)) throw new DomainError('review.bad_transition');
      if (found.version !== version) throw new DomainError('review.overtaken');
      await tx.query(
        `update screening_case set state = $2, decided_at = kernel.now(), decided_by = $3, reason = $4 where id = $1`,
        [id, to, admin.userId, reason],
      );
      const actor = { name: admin.email, id: admin.userId };
      await this.history.add(tx, { subjectType: 'screening_case', subjectId: id, from, to, reason, actor });
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `screening_case.${to}`,
        subjectType: 'screening_case',
        subjectId: id,
        before: { state: from },
        after: { state: to },
        reason,
      });
    });
  }
}
