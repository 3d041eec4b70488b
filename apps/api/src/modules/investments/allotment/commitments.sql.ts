import type { Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';

export interface CommitmentRow {
  id: string;
  units: string;
  limitRate: string | null;
}

/** The received investments of campaign $1 in the order in which they were made: equal claims are served in it. */
export const COMMITMENTS = prepared(
  `select i.id, i.capacity_units as units, i.limit_rate as "limitRate" from investment i
   where i.campaign_id = $1 and i.state = 'received' order by i.created_at, i.id`,
);

/** Whether the escrow still holds what an investment was not allotted. */
export async function isExcessDue(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select 1 from allotment where investment_id = $1 and returned_at is null', [
    id,
  ]);
  return rows.length > 0;
}
