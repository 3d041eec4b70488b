import type { Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';

export interface CommitmentRow {
  id: string;
  units: string;
  limitCurrency: string | null;
  limitRate: string | null;
}

/** The received investments of campaign $1 in the order in which they were made: equal claims are served in it. */
export const COMMITMENTS = prepared(
  `select i.id, i.capacity_units as units, i.limit_currency as "limitCurrency", i.limit_rate as "limitRate" from investment i
   where i.campaign_id = $1 and i.state = 'received' order by i.created_at, i.id`,
);

export interface PaidRow {
  id: string;
  number: string;
  investorName: string;
  committed: string;
  allotted: string;
  units: string;
  createdAt: Date;
}

/** The paid investments of campaign $1 with their investors, in the same order; what was shared out as it was. */
export const PAID = prepared(
  `select i.id, i.number, u.first_name || ' ' || u.last_name as "investorName", coalesce(a.committed, i.amount) as committed,
     coalesce(a.allotted, i.amount) as allotted, i.capacity_units as units, date_trunc('milliseconds', i.created_at) as "createdAt"
   from investment i join app_user u on u.id = i.investor_id left join allotment a on a.investment_id = i.id
   where i.campaign_id = $1 and (i.state in ('received', 'settled') or a.investment_id is not null)
   order by i.created_at, i.id`,
);

/** Whether the escrow still holds what an investment was not allotted. */
export async function isExcessDue(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select 1 from allotment where investment_id = $1 and returned_at is null', [
    id,
  ]);
  return rows.length > 0;
}
