import type { ClosingBlocker } from '@cairn/contracts/users/leaving';
import type { EntityManager } from 'typeorm';
import { debtsOf } from '../../payments/index.js';

/**
 * What has to be settled before an account may go: money that is on its way, owed to others, or disputed by a bank, and the role of
 * an admin.
 */
export async function closingBlockers(reader: EntityManager, userId: string): Promise<ClosingBlocker[]> {
  const rows = await reader.query<{ kind: ClosingBlocker }[]>(
    `select kind from (values
       ('wallet', exists (select 1 from ledger.account a join ledger.balance b on b.account_id = a.id
          where a.code like 'L:wallet:' || $1::uuid::text || ':%' and b.cr - b.dr <> 0)),
       ('investments', exists (select 1 from investment where investor_id = $1::uuid and state in ('reserved', 'paying', 'received', 'refunding'))),
       ('campaigns', exists (select 1 from campaign where owner_id = $1::uuid and status in (1, 2))),
       ('payouts', exists (select 1 from payout p join campaign c on c.id = p.campaign_id
          where c.owner_id = $1::uuid and p.state in ('requested', 'approved', 'released'))
        or exists (select 1 from withdrawal where user_id = $1::uuid and state in ('requested', 'approved'))),
       ('repayments', exists (select 1 from repayment r join campaign c on c.id = r.campaign_id
          where c.owner_id = $1::uuid and r.state in ('due', 'paying', 'distributing'))),
       ('debts', exists (${debtsOf('$1::uuid::text')})
        or exists (select 1 from dispute d join payment p on p.id = d.payment_id
          where p.user_id = $1::uuid and d.state in ('warning', 'open'))),
       -- A colleague takes the role away first: the last super admin cannot go (SEC-57).
       ('admin', exists (select 1 from app_user where id = $1::uuid and admin_role is not null))
     ) blocker(kind, stands) where stands`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}
