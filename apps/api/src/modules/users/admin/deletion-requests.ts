import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { DeletionRequest } from '@cairn/contracts/users/deletion-requests';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';

/** Closure requests that can still be cancelled. */
@Injectable()
export class DeletionRequests {
  constructor(private readonly database: Database) {}

  list(query: AdminListQuery): Promise<AdminPage<DeletionRequest>> {
    const where = ['u.deletion_due_at is not null', 'u.pseudonymised_at is null'];
    const parameters: unknown[] = [];
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(u.first_name || ' ' || u.last_name ilike ${place} or u.email ilike ${place})`);
    }
    return adminPage<DeletionRequest>(this.database, query, {
      select: `u.id, u.first_name || ' ' || u.last_name as name, u.email, u.deletion_reason as reason,
        u.deletion_requested_at as "requestedAt", u.deletion_due_at as "dueAt"`,
      from: 'app_user u',
      where,
      parameters,
      orders: ordersOf('deletion-requests', { dueAt: byInstant('u.deletion_due_at') }),
      key: byId('u.id'),
    });
  }
}
