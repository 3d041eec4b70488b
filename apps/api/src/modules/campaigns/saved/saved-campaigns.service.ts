import { Injectable } from '@nestjs/common';
import { MOST_SAVED } from '@cairn/contracts/campaigns/options';
import type { SavedMark } from '@cairn/contracts/campaigns/saved-campaigns.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { openTo } from '../record/campaign-visibility.js';

@Injectable()
export class SavedCampaignsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Idempotent: saving again returns the same record.
   * @throws request.not_found where the caller may not open the campaign, campaign.saved_limit
   */
  async save({ userId }: Identity, campaignId: string): Promise<SavedMark> {
    await this.limits.spend('follow', userId);
    return this.database.inTx(async (tx) => {
      const [open] = await tx.query<unknown[]>(`select from campaign c where c.id = $1 and ${openTo('$2::uuid')}`, [
        campaignId,
        userId,
      ]);
      if (open === undefined) throw notFound();
      // Two that are saved at once are counted one after the other.
      await tx.query('select from app_user where id = $1 for no key update', [userId]);
      await tx.query(
        `insert into saved_campaign (id, user_id, campaign_id, created_at)
         values ($1, $2, $3, date_trunc('milliseconds', kernel.now())) on conflict do nothing`,
        [newId(), userId, campaignId],
      );
      const [saved] = await tx.query<(SavedMark & { count: number })[]>(
        `select id, campaign_id as "campaignId", (select count(*)::int from saved_campaign where user_id = $1) as count
         from saved_campaign where user_id = $1 and campaign_id = $2`,
        [userId, campaignId],
      );
      if (saved === undefined) throw new Error('A campaign that was just saved is not there');
      if (saved.count > MOST_SAVED) throw new DomainError('campaign.saved_limit', { limit: MOST_SAVED });
      return { id: saved.id, campaignId };
    });
  }

  /** @throws request.not_found for a record that is not the caller's */
  async remove({ userId }: Identity, id: string): Promise<void> {
    const gone = await this.database.inTx(async (tx) =>
      rowsOfUpdate(
        await tx.query('delete from saved_campaign where id = $1 and user_id = $2 returning id', [id, userId]),
      ),
    );
    if (gone.length === 0) throw notFound();
  }
}
