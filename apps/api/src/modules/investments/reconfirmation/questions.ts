import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { CampaignEntity } from '../../campaigns/index.js';

/** Investments that stand, or may still be paid. */
const STANDING = `('reserved', 'paying', 'received')`;

export interface Asked {
  investors: number;
  /** What all of them take of the capacity at the price in force, and what rolling closings have sold at theirs. */
  taken: bigint;
}

/** Asks about every investment of a campaign at once, under the campaign's exclusive lock. */
@Injectable()
export class Questions {
  /** The rules of the change have been judged: every amount buys whole shares at the new price. */
  async open(tx: Tx, changeId: string, { id, pricePerShare, type }: CampaignEntity, answerUntil: Date): Promise<Asked> {
    const price = type === 'equity' ? pricePerShare : null;
    reachRank(tx, 'record');
    const [row] = await tx.query<{ investors: number }[]>(
      `with asked as (
         insert into reconfirmation (investment_id, change_id, investor_id, state, units_before, asked_at, answer_until)
         select i.id, $2, i.investor_id, 'open', i.units, date_trunc('milliseconds', kernel.now()), $3
         from investment i where i.campaign_id = $1 and i.state in ${STANDING} returning investor_id)
       select count(distinct investor_id)::int as investors from asked`,
      [id, changeId, answerUntil],
    );
    if (price !== null) await this.reprice(tx, id, price);
    const [sum] = await tx.query<{ taken: string }[]>(
      `select coalesce(sum(capacity_units), 0) as taken from investment
       where campaign_id = $1 and (state in ${STANDING} or state = 'settled')`,
      [id],
    );
    return { investors: row?.investors ?? 0, taken: BigInt(sum?.taken ?? 0) };
  }

  /** The same amount buys another number of shares: agreed once the investor confirms, returned whole otherwise. */
  private async reprice(tx: Tx, campaignId: string, price: bigint): Promise<void> {
    rowsOfUpdate(
      await tx.query(
        `update investment set unit_price = $2, units = amount / $2, capacity_units = amount / $2
         where campaign_id = $1 and state in ${STANDING} and unit_price <> $2`,
        [campaignId, price.toString()],
      ),
    );
  }
}
