import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Actor } from '../../../kernel/history/history.js';
import type { RollingClosingRow } from '../../campaigns/index.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';

/** Paid investments, in minor units. */
export interface PaidSum {
  amount: bigint;
  investments: number;
}

const sumOf = (row: { amount: string; investments: number } | undefined): PaidSum => ({
  amount: BigInt(row?.amount ?? 0),
  investments: row?.investments ?? 0,
});

interface Member {
  id: string;
  userId: string;
  amount: string;
}

/** The investments that a rolling closing takes up: those that were paid when it was announced, and are not taken back. */
@Injectable()
export class RollingMembers {
  constructor(private readonly investments: InvestmentLifecycle) {}

  /** The paid investments of a campaign that no closing has taken up. */
  waiting(tx: Pick<Tx, 'query'>, campaignId: string): Promise<PaidSum> {
    return this.sum(tx, `campaign_id = $1 and state = 'received' and closing_id is null`, campaignId);
  }

  /** Those of a closing that have not ended. */
  of(tx: Pick<Tx, 'query'>, closingId: string): Promise<PaidSum> {
    return this.sum(tx, `closing_id = $1 and state = 'received'`, closingId);
  }

  /**
   * Those that one would have settled which did not take place: they are part of none any more, or of a later one.
   * @param later the ids of the closings after it
   */
  async missed(
    tx: Pick<Tx, 'query'>,
    { campaignId, announcedAt, endedAt }: Pick<RollingClosingRow, 'campaignId' | 'announcedAt' | 'endedAt'>,
    later: readonly string[],
  ): Promise<PaidSum> {
    const [row] = await tx.query<{ amount: string; investments: number }[]>(
      `select coalesce(sum(amount), 0) as amount, count(*)::int as investments from investment
       where campaign_id = $1 and date_trunc('milliseconds', received_at) <= $2 and (ended_at is null or ended_at >= $3)
         and (closing_id is null or closing_id = any($4::uuid[]))`,
      [campaignId, announcedAt, endedAt, later],
    );
    return sumOf(row);
  }

  /** All that the escrow of a campaign holds. */
  inEscrow(tx: Pick<Tx, 'query'>, campaignId: string): Promise<PaidSum> {
    return this.sum(tx, `campaign_id = $1 and state = 'received'`, campaignId);
  }

  async take(tx: Tx, campaignId: string, closingId: string): Promise<void> {
    await tx.query(
      `update investment set closing_id = $2 where campaign_id = $1 and state = 'received' and closing_id is null`,
      [campaignId, closingId],
    );
  }

  /** Of a closing that does not take place: they are part of none again. */
  async drop(tx: Tx, closingId: string): Promise<void> {
    await tx.query('update investment set closing_id = null where closing_id = $1', [closingId]);
  }

  settle(tx: Tx, closingId: string, actor: Actor): Promise<void> {
    return this.investments.settlePart(tx, closingId, actor);
  }

  /** One of each investor's, and the sum of them. */
  async investors(tx: Tx, closingId: string): Promise<{ investmentId: string; userId: string; amount: number }[]> {
    const rows = await tx.query<Member[]>(
      `select (array_agg(id order by created_at))[1] as id, investor_id as "userId", sum(amount) as amount
       from investment where closing_id = $1 and state in ('received', 'settled') group by investor_id`,
      [closingId],
    );
    return rows.map(({ id, userId, amount }) => ({ investmentId: id, userId, amount: Number(amount) }));
  }

  private async sum(tx: Pick<Tx, 'query'>, where: string, id: string): Promise<PaidSum> {
    const [row] = await tx.query<{ amount: string; investments: number }[]>(
      `select coalesce(sum(amount), 0) as amount, count(*)::int as investments from investment where ${where}`,
      [id],
    );
    return sumOf(row);
  }
}
