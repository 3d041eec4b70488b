import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { DeadLetterRow } from '@cairn/contracts/operations/failures.replies';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { byInstant, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { Delivery } from '../../kernel/outbox/delivery.js';
import { Events } from '../../kernel/outbox/events.js';

const FIELDS = `id, topic, consumer, queue, failure, died_at as "diedAt", replayed_at as "replayedAt",
  (replayed_at is null or replayed_at < died_at) as "mayReplay"`;

/**
 * Messages that were given up. Replaying one is safe however old it is: before money moves, the provider is asked what
 * became of it (payments/calls), and everything else happens once in its own transaction.
 */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly delivery: Delivery,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** `state`: open, or replayed. */
  list(query: AdminListQuery): Promise<AdminPage<DeadLetterRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    const isOpen = '(replayed_at is null or replayed_at < died_at)';
    if (query.state === 'open') where.push(isOpen);
    if (query.state === 'replayed') where.push(`not ${isOpen}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(topic ilike ${place} or consumer ilike ${place} or failure ilike ${place})`);
    }
    return adminPage<DeadLetterRow>(this.database, query, {
      select: FIELDS,
      from: 'kernel.dead_letter',
      where,
      parameters,
      orders: ordersOf('dead-letters', { diedAt: byInstant('died_at') }),
    });
  }

  /** @throws operations.replayed when it is under way again, operations.no_consumer when no code handles it any more */
  async replay(admin: Identity, id: string): Promise<DeadLetterRow> {
    await this.database.inTx(async (tx) => {
      const [letter] = await tx.query<DeadLetterRow[]>(
        `select ${FIELDS} from kernel.dead_letter where id = $1 for update`,
        [id],
      );
      if (letter === undefined) throw notFound();
      if (!letter.mayReplay) throw new DomainError('operations.replayed');
      if (this.events.consumer(letter.consumer) === undefined) throw new DomainError('operations.no_consumer');
      await this.delivery.putBack(tx, id);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'dead_letter.replayed',
        subjectType: 'dead_letter',
        subjectId: id,
        before: { replayedAt: letter.replayedAt },
        after: { topic: letter.topic, consumer: letter.consumer },
      });
    });
    const [row] = await this.database.query<DeadLetterRow>(`select ${FIELDS} from kernel.dead_letter where id = $1`, [
      id,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }
}
