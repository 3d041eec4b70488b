import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { RollingClosingState } from '@cairn/contracts/investments/closings.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { notParked } from '../../../kernel/jobs/parked-items.js';
import { isHeldBack } from '../covered/covered.repository.js';

/** A closing that takes up what was paid so far, of a campaign that stays open. */
export interface RollingClosingRow {
  id: string;
  campaignId: string;
  number: number;
  state: RollingClosingState;
  announcedAt: Date;
  closesAt: Date;
  /** Its instant has come. */
  isDue: boolean;
  endedAt: Date | null;
  reason: string | null;
  /** Minor units; null until it has closed. */
  amount: string | null;
  fee: string | null;
  investments: number | null;
}

const FIELDS = `id, campaign_id as "campaignId", number, state, announced_at as "announcedAt", closes_at as "closesAt",
  closes_at <= kernel.now() as "isDue", ended_at as "endedAt", reason, amount, fee, investments`;

/** SQL: when the closing that is announced for a campaign takes place; null without one. */
export const rollingClosingOf = (campaign: string): string =>
  `(select r.closes_at from rolling_closing r where r.campaign_id = ${campaign} and r.state = 'announced')`;

/** SQL: when a closing takes place or took place; null without one. */
export const closingInstantOf = (closing: string): string =>
  `(select r.closes_at from rolling_closing r where r.id = ${closing})`;

/** SQL: the id of every closing that is announced, as `item`. */
export const ANNOUNCED_CLOSINGS = `select id as item from rolling_closing where state = 'announced'`;

/** The record of a campaign's rolling closings. Whoever writes has locked the campaign. */
@Injectable()
export class RollingClosingsRepository {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<RollingClosingRow> {
    const [row] = await this.database.query<RollingClosingRow>(`select ${FIELDS} from rolling_closing where id = $1`, [
      id,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** The one that is announced, as the transaction sees it, or null. */
  async announced(tx: Pick<Tx, 'query'>, campaignId: string): Promise<RollingClosingRow | null> {
    const [row] = await tx.query<RollingClosingRow[]>(
      `select ${FIELDS} from rolling_closing where campaign_id = $1 and state = 'announced'`,
      [campaignId],
    );
    return row ?? null;
  }

  /** Newest first. */
  of(campaignId: string): Promise<RollingClosingRow[]> {
    return this.database.query<RollingClosingRow>(
      `select ${FIELDS} from rolling_closing where campaign_id = $1 order by number desc`,
      [campaignId],
    );
  }

  async announce(tx: Tx, campaignId: string, closesAt: Date, adminId: string): Promise<RollingClosingRow> {
    reachRank(tx, 'record');
    const [row] = await tx.query<RollingClosingRow[]>(
      `insert into rolling_closing (id, campaign_id, number, announced_at, announced_by, closes_at)
       select $1, $2, coalesce(max(number), 0) + 1, kernel.now(), $3, greatest($4::timestamptz, kernel.now())
       from rolling_closing where campaign_id = $2 returning ${FIELDS}`,
      [newId(), campaignId, adminId, closesAt],
    );
    if (row === undefined) throw new Error('The database kept no closing');
    return row;
  }

  /** What it took up, in minor units; the campaign's sum of these grows with it. */
  async close(
    tx: Tx,
    closing: RollingClosingRow,
    { amount, fee, investments }: { amount: bigint; fee: bigint; investments: number },
  ): Promise<void> {
    await tx.query(
      `update rolling_closing set state = 'closed', ended_at = kernel.now(), amount = $2, fee = $3, investments = $4 where id = $1`,
      [closing.id, amount, fee, investments],
    );
    await tx.query('update campaign set closed_amount = closed_amount + $2, updated_at = kernel.now() where id = $1', [
      closing.campaignId,
      amount,
    ]);
  }

  /** It does not take place: it fell short, or somebody called it off. */
  async end(tx: Tx, { id }: RollingClosingRow, calledOff: { by: string; reason: string } | null): Promise<void> {
    await tx.query(
      `update rolling_closing set state = case when $2::uuid is null then 'missed' else 'called_off' end,
         ended_at = kernel.now(), ended_by = $2, reason = $3 where id = $1`,
      [id, calledOff?.by ?? null, calledOff?.reason ?? null],
    );
  }

  /** The fees of those that have closed, in minor units. */
  async fees(tx: Tx, campaignId: string): Promise<bigint> {
    const [row] = await tx.query<{ fees: string }[]>(
      'select coalesce(sum(fee), 0) as fees from rolling_closing where campaign_id = $1',
      [campaignId],
    );
    return BigInt(row?.fees ?? 0);
  }

  /** Those whose instant has come, but for items that `sweep` has set aside. */
  async due(sweep: string, most: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select r.id from rolling_closing r join campaign c on c.id = r.campaign_id
       where r.state = 'announced' and r.closes_at <= kernel.now() and c.status = ${CampaignStatus.active}
         and ${notParked(sweep, 'r.id')} and not ${isHeldBack('r.campaign_id')} order by r.closes_at limit ${most}`,
    );
    return rows.map(({ id }) => id);
  }
}
