import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ParkedItemRow } from '@cairn/contracts/operations/failures.replies';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { byInstant, byText, ordersOf } from '../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../kernel/database/admin-page.js';
import { Database } from '../../kernel/database/in-tx.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { ParkedItems } from '../../kernel/jobs/parked-items.js';

/** Unfinished items of sweeps (kernel/jobs/parked-items), for the console. */
@Injectable()
export class ParkedWork {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly parked: ParkedItems,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<ParkedItemRow>> {
    const parameters: unknown[] = [];
    const where = query.q
      ? [`(sweep ilike $${parameters.push(containing(query.q))} or item ilike $1 or cause ilike $1)`]
      : [];
    return adminPage<ParkedItemRow>(this.database, query, {
      select: `sweep || '|' || item as id, sweep, item, cause, attempts, first_failed_at as "firstFailedAt",
        next_try_at as "nextTryAt"`,
      from: 'kernel.parked_item',
      where,
      parameters,
      orders: ordersOf('parked-items', { firstFailedAt: byInstant('first_failed_at') }),
      key: byText(`sweep || '|' || item`),
    });
  }

  /** The worker's next run processes it, within a minute; nothing is done here. */
  async retry(admin: Identity, id: string): Promise<void> {
    const cut = id.indexOf('|');
    const [sweep, item] = [id.slice(0, cut), id.slice(cut + 1)];
    await this.database.inTx(async (tx) => {
      const attempts = await this.parked.makeDue(tx, sweep, item);
      if (attempts === null) throw notFound();
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'parked_item.retried',
        subjectType: 'parked_item',
        subjectId: id,
        after: { attempts },
      });
    });
  }
}
