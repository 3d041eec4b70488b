import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { AdminUser, AdminUserRow } from '@cairn/contracts/users/admin-users';
import type { EntityManager } from 'typeorm';
import { byId, byInstant, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

const STATE = `case when u.pseudonymised_at is not null then 'gone' when u.deletion_due_at is not null then 'leaving'
  when u.suspended_at is not null then 'suspended' when u.activated_at is null then 'waiting' else 'active' end`;

const NAME = `u.first_name || ' ' || u.last_name`;

const ROW = `u.id, ${NAME} as name, u.email, u.user_type as "userType",
  u.admin_role as "adminRole", ${STATE} as state,
  (select p.state from investor_profile p where p.user_id = u.id) as "kycStatus",
  (select count(*) from investment i where i.investor_id = u.id and i.state in ('received', 'settled'))::integer
    as "investmentCount",
  (select max(s.last_seen_at) from session s where s.user_id = u.id and s.viewer_id is null) as "lastSeenAt",
  u.created_at as "createdAt"`;

/** Wallet and investments of user `u` by currency, amounts as text. */
const MONEY = `(select coalesce(json_agg(json_build_object('currency', m.currency, 'wallet', m.wallet::text,
    'invested', m.invested::text) order by m.currency), '[]')
  from (select had.currency, sum(had.wallet) as wallet, sum(had.invested) as invested from (
      select a.currency, ledger.available(a.code) as wallet, 0 as invested from ledger.account a
        where a.group_code = 'L:wallet' and split_part(a.code, ':', 3) = u.id::text
      union all select i.currency, 0, i.amount from investment i
        where i.investor_id = u.id and i.state in ('received', 'settled')) had
    group by had.currency) m)`;

const DETAIL = `${ROW}, ${MONEY} as money, u.slug, case when u.phone_number is null then '{}' else '{phoneNumber}'::text[] end as secrets, u.language,
  u.totp_enabled_at is not null as "enableTwoFactorAuth",
  (select a.state from accreditation a where a.user_id = u.id order by a.submitted_at desc limit 1)
    as "accreditationStatus",
  (select count(*) from campaign c where c.owner_id = u.id)::integer as "campaignCount",
  (select count(*) from session s where s.user_id = u.id and s.revoked_at is null
     and s.expires_at > clock_timestamp() and s.viewer_id is null)::integer as "sessionCount",
  u.suspended_at as "suspendedAt", u.suspension_reason as "suspensionReason",
  u.deletion_requested_at as "deletionRequestedAt", u.deletion_due_at as "deletionDueAt",
  u.deletion_reason as "deletionReason"`;

type Row = Omit<AdminUser, 'money'> & { money: { currency: string; wallet: string; invested: string }[] };

/** Accounts in the console. */
@Injectable()
export class AdminUsersRepository {
  constructor(private readonly database: Database) {}

  list(query: AdminListQuery): Promise<AdminPage<AdminUserRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`${STATE} = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(u.email ilike ${place} or u.first_name || ' ' || u.last_name ilike ${place})`);
    }
    return adminPage<AdminUserRow>(this.database, query, {
      select: ROW,
      from: 'app_user u',
      where,
      parameters,
      orders: ordersOf('users', {
        createdAt: byInstant('u.created_at'),
        name: byText(NAME),
        email: byText('u.email'),
      }),
      key: byId('u.id'),
    });
  }

  async one(id: string, reader: EntityManager = this.database.manager): Promise<AdminUser> {
    const [row] = await reader.query<Row[]>(`select ${DETAIL} from app_user u where u.id = $1`, [id]);
    if (row === undefined) throw notFound();
    const money = row.money.map(({ currency, wallet, invested }) => ({
      currency,
      wallet: BigInt(wallet),
      invested: BigInt(invested),
    }));
    return { ...row, money };
  }
}
