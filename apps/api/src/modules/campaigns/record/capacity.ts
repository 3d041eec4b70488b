import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { withItsDay } from './campaign-days.sql.js';
import { tooLittleLeft } from './too-little-left.js';

const PERCENT =
  'percent = case when threshold > 0 then least((received + $3) * 100 / threshold, 100000)::int else 0 end';
/**
 * One person counts once, however often they invest. Asked under the person's lock: an UPDATE that waited for the row
 * reads other tables as they were before it waited.
 */
const FIRST_OF_INVESTOR = `(not exists (select 1 from investment i where i.campaign_id = $1 and i.investor_id = $4
  and i.id <> $5 and i.state in ('received', 'settled')))::int`;

const RESERVE = withItsDay(
  `update campaign_capacity set taken = taken + $2, committed = committed + $3
   where campaign_id = $1 and open and kernel.now() < closes_at and taken + $2 <= max_units`,
  { id: '$4', begun: '1', waiting: '1', committed: '$3' },
);
const TAKE = withItsDay(
  `update campaign_capacity set taken = taken + $2, ${PERCENT}, received = received + $3,
     investors = investors + ${FIRST_OF_INVESTOR}, last_invested_at = kernel.now()
   where campaign_id = $1 and open and kernel.now() < closes_at and taken + $2 <= max_units`,
  { id: '$5', begun: '1', paid: '1', received: '$3' },
);
const RECEIVE = withItsDay(
  `update campaign_capacity set committed = committed - $3, ${PERCENT}, received = received + $3,
     investors = investors + ${FIRST_OF_INVESTOR}, last_invested_at = kernel.now()
   where campaign_id = $1 and open and $2::bigint is not null`,
  { id: '$5', waiting: '-1', committed: '-$3', paid: '1', received: '$3' },
);
const RELEASE = withItsDay(
  'update campaign_capacity set taken = taken - $2, committed = committed - $3 where campaign_id = $1',
  // One that is changed is still held, and is reserved anew.
  { id: '$4', begun: `-(i.state in ('reserved', 'paying'))::int`, waiting: '-1', committed: '-$3' },
);
const GIVE_BACK = withItsDay(
  `update campaign_capacity set taken = taken - $2, received = received - $3,
     percent = case when threshold > 0 then least((received - $3) * 100 / threshold, 100000)::int else 0 end,
     investors = investors - ${FIRST_OF_INVESTOR} where campaign_id = $1`,
  { id: '$5', paid: '-1', received: '-$3' },
);

/** Parts of received investments that were not allotted; the days are written under the capacity's lock, as above. */
const CUT =
  prepared(`with part as (select * from jsonb_to_recordset($2::jsonb) p(id uuid, units bigint, amount bigint)),
  changed as (
    update campaign_capacity set taken = taken - s.units, received = received - s.amount,
      percent = case when threshold > 0 then least((received - s.amount) * 100 / threshold, 100000)::int else 0 end
    from (select sum(units) as units, sum(amount) as amount from part) s where campaign_id = $1 returning campaign_id)
  update campaign_day d set received = d.received - x.amount
  from (select (i.created_at at time zone 'UTC')::date as day, sum(p.amount) as amount
        from part p join investment i on i.id = p.id group by 1) x, changed
  where d.campaign_id = changed.campaign_id and d.day = x.day`);

/** An investment as its campaign counts it; the amount in minor units. */
interface Share {
  id: string;
  campaignId: string;
  investorId: string;
  capacityUnits: bigint;
  amount: bigint;
  currency: string;
  unitPrice: bigint | null;
}

const heldValues = ({ campaignId, capacityUnits, amount, id }: Share): string[] => [
  campaignId,
  capacityUnits.toString(),
  amount.toString(),
  id,
];

const paidValues = ({ campaignId, capacityUnits, amount, investorId, id }: Share): string[] => [
  campaignId,
  capacityUnits.toString(),
  amount.toString(),
  investorId,
  id,
];

/**
 * The row that investments of a campaign compete for: one conditional UPDATE decides who gets the last share, and the
 * stored totals change with it. Locked last, after the ledger.
 */
@Injectable()
export class Capacity {
  /** Holds capacity for a reservation. */
  async reserve(tx: Tx, share: Share): Promise<void> {
    reachRank(tx, 'capacity');
    const taken = await tx.query<unknown[]>(RESERVE, heldValues(share));
    if (taken.length === 0) await this.refuse(tx, share);
  }

  /** Takes capacity for money that is available immediately. */
  async take(tx: Tx, share: Share): Promise<void> {
    reachRank(tx, 'capacity');
    const taken = await tx.query<unknown[]>(TAKE, paidValues(share));
    if (taken.length === 0) await this.refuse(tx, share);
  }

  /** A reservation was paid. False when the campaign has closed meanwhile. */
  async receive(tx: Tx, share: Share): Promise<boolean> {
    reachRank(tx, 'capacity');
    const rows = await tx.query<unknown[]>(RECEIVE, paidValues(share));
    return rows.length > 0;
  }

  /** A reservation ended without money. */
  async release(tx: Tx, share: Share): Promise<void> {
    reachRank(tx, 'capacity');
    await tx.query(RELEASE, heldValues(share));
  }

  /** Received money goes back. */
  async giveBack(tx: Tx, share: Share): Promise<void> {
    reachRank(tx, 'capacity');
    await tx.query(GIVE_BACK, paidValues(share));
  }

  /** Investments that stay, with less than was committed: the rest is no part of the campaign any more. */
  async cut(
    tx: Tx,
    campaignId: string,
    parts: readonly { id: string; units: bigint; amount: bigint }[],
  ): Promise<void> {
    reachRank(tx, 'capacity');
    const rows = parts.map(({ id, units, amount }) => ({ id, units: units.toString(), amount: amount.toString() }));
    await tx.query(CUT, [campaignId, JSON.stringify(rows)]);
  }

  private async refuse(tx: Tx, share: Share): Promise<never> {
    const [row] = await tx.query<{ open: boolean; left: string }[]>(
      'select open and kernel.now() < closes_at as open, max_units - taken as left from campaign_capacity where campaign_id = $1',
      [share.campaignId],
    );
    if (!row?.open) throw new DomainError('investment.closed');
    const { code, params } = tooLittleLeft(BigInt(row.left), share.unitPrice, share.currency);
    throw new DomainError(code, params);
  }
}
