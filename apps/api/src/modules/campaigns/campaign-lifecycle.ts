import { Injectable } from '@nestjs/common';
import { CampaignStatus, campaignLifecycle } from '@cairn/contracts';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../kernel/history/history.js';
import type { CampaignEntity } from './campaign.entity.js';

/** The only writer of a campaign's status. */
@Injectable()
export class CampaignLifecycle {
  constructor(private readonly history: History) {}

  /** Moves a locked campaign. Same to same is no move; a move the table does not have is refused. */
  async move(
    tx: Tx,
    campaign: CampaignEntity,
    to: CampaignStatus,
    actor: Actor,
    reason: string | null = null,
  ): Promise<boolean> {
    const from = campaign.status;
    if (from === to) return false;
    if (!campaignLifecycle.allows(from, to)) throw new DomainError('campaign.bad_transition', { from, to });
    campaign.status = to;
    await tx.query(
      `update campaign set status = $2::smallint, updated_at = kernel.now(),
         decline_reason = case when $2::smallint = ${CampaignStatus.declined} then $3 when $2::smallint = ${CampaignStatus.pending} then null else decline_reason end,
         submitted_at = case when $2::smallint = ${CampaignStatus.pending} then kernel.now() else submitted_at end
       where id = $1`,
      [campaign.id, to, reason],
    );
    await this.history.add(tx, { subjectType: 'campaign', subjectId: campaign.id, from, to, reason, actor });
    return true;
  }
}
