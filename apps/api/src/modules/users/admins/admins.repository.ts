import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { AdminAccount, AdminChange } from '@cairn/contracts/admins/admins';
import type { EntityManager } from 'typeorm';
import { byId, byInstant, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { hasOpened } from '../accounts/enrolment.js';

/** SEC-57: the second person is another super admin than the requester. */
const CHANGE = (reader: string): string => `c.id, c.kind, c.email, c.role, c.reason, c.state,
  m.email as "makerEmail", c.made_at as "madeAt", k.email as "checkerEmail", c.decided_at as "decidedAt", c.alone,
  c.state = 'waiting' and c.maker_id <> ${reader} as "mayConfirm"`;
const CHANGES = `admin_change c join app_user m on m.id = c.maker_id left join app_user k on k.id = c.checker_id`;

const STATE = `case when u.suspended_at is not null then 'suspended' when ${hasOpened('u')} then 'active'
  else 'invited' end`;
const ACCOUNT = (reader: string): string => `u.id, u.first_name || ' ' || u.last_name as name, u.email,
  u.admin_role as role, ${STATE} as state, ${hasOpened('u')} as "hasSecondFactor",
  (select max(l.at) from kernel.audit_log l where l.subject_type = 'user' and l.subject_id = u.id::text
     and l.action = 'admin.signed_in') as "lastSignInAt",
  u.created_at as "createdAt",
  (select to_jsonb(w) from (select ${CHANGE(reader)} from ${CHANGES}
     where c.email = u.email and c.state = 'waiting') w) as waiting`;

/** The count selects no column that depends on the reader. */
const READER_NAMED = '$1::uuid is not null';

/** JSON carries instants as texts. */
const presented = (account: AdminAccount): AdminAccount => {
  const { waiting } = account;
  return { ...account, waiting: waiting && { ...waiting, madeAt: new Date(waiting.madeAt) } };
};

/** Admins and their changes. */
@Injectable()
export class AdminsRepository {
  constructor(private readonly database: Database) {}

  async list(query: AdminListQuery, readerId: string): Promise<AdminPage<AdminAccount>> {
    const where = ['u.admin_role is not null', READER_NAMED];
    const parameters: unknown[] = [readerId];
    if (query.state) where.push(`${STATE} = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(u.email ilike ${place} or u.first_name || ' ' || u.last_name ilike ${place})`);
    }
    const page = await adminPage<AdminAccount>(this.database, query, {
      select: ACCOUNT('$1::uuid'),
      from: 'app_user u',
      where,
      parameters,
      orders: ordersOf('admins', { createdAt: byInstant('u.created_at'), email: byText('u.email') }),
      key: byId('u.id'),
    });
    return { ...page, items: page.items.map(presented) };
  }

  async one(id: string, readerId: string): Promise<AdminAccount> {
    const [row] = await this.database.query<AdminAccount>(
      `select ${ACCOUNT('$2::uuid')} from app_user u where u.id = $1 and u.admin_role is not null`,
      [id, readerId],
    );
    if (row === undefined) throw notFound();
    return presented(row);
  }

  changes(query: AdminListQuery, readerId: string): Promise<AdminPage<AdminChange>> {
    const where = [READER_NAMED];
    const parameters: unknown[] = [readerId];
    if (query.state) where.push(`c.state = $${parameters.push(query.state)}`);
    if (query.q) where.push(`c.email ilike $${parameters.push(containing(query.q))}`);
    return adminPage<AdminChange>(this.database, query, {
      select: CHANGE('$1::uuid'),
      from: CHANGES,
      where,
      parameters,
      orders: ordersOf('admin-changes', { madeAt: byInstant('c.made_at') }),
      key: byId('c.id'),
    });
  }

  async change(id: string, readerId: string, reader: EntityManager = this.database.manager): Promise<AdminChange> {
    const [row] = await reader.query<AdminChange[]>(`select ${CHANGE('$2::uuid')} from ${CHANGES} where c.id = $1`, [
      id,
      readerId,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** Whether no admin account has been set up yet. */
  async hasNone(): Promise<boolean> {
    const [row] = await this.database.query<{ none: boolean }>(
      `select not exists (select 1 from app_user u where ${hasOpened('u')}) as none`,
    );
    return row?.none ?? false;
  }
}
