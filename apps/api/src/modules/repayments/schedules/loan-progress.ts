import type { CalendarDate } from '@cairn/finance';
import type { Tx } from '../../../kernel/database/in-tx.js';

/** How far a loan has been repaid, by its rows. A payment that is being distributed counts as paid. */
export interface ReadProgress {
  /** Minor units that its investors lent. */
  principal: bigint;
  /** Of them, what is not returned yet. */
  owed: bigint;
  /** Instalments paid. */
  paid: number;
  /** The last of them; above `paid` when one before it was left out. */
  lastPaid: number;
  /** The last day up to which interest is paid; null while nothing is. */
  interestPaidTo: CalendarDate | null;
  /** When the next instalment falls due; null when none is left. */
  nextDue: CalendarDate | null;
  version: number;
}

type Row = Omit<ReadProgress, 'principal' | 'owed'> & { principal: string; returned: string };

/** Reads it under the campaign's lock, which every payment of the loan takes. */
export async function readProgress(tx: Tx, campaignId: string): Promise<ReadProgress> {
  const [row] = await tx.query<[Row]>(
    `select (select coalesce(sum(amount), 0) from investment where campaign_id = $1 and state = 'settled') as principal,
       coalesce(sum(r.principal) filter (where r.paid), 0) as returned,
       count(*) filter (where r.paid and r.instalment is not null)::int as paid,
       coalesce(max(r.instalment) filter (where r.paid), 0) as "lastPaid",
       (max(r.due_on) filter (where r.paid and (r.instalment is not null or r.early)))::text as "interestPaidTo",
       (min(r.due_on) filter (where not r.paid and r.instalment is not null))::text as "nextDue",
       coalesce(max(r.schedule_version), 1) as version
     from (select *, state in ('distributing', 'distributed') as paid from repayment
           where campaign_id = $1 and state not in ('cancelled', 'replaced')) r`,
    [campaignId],
  );
  const { principal, returned, ...progress } = row;
  return { ...progress, principal: BigInt(principal), owed: BigInt(principal) - BigInt(returned) };
}
