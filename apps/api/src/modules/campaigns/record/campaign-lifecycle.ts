import { Injectable } from '@nestjs/common';
import { CampaignStatus, campaignLifecycle } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import { shownStatus } from './campaign-visibility.js';
import type { CampaignEntity } from './campaign.entity.js';

/** The only writer of a campaign's status and visibility. */
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
    const shown = shownStatus(campaign);
    if (shown === to) return false;
    const turnsVisibility = to === CampaignStatus.hidden || to === campaign.status;
    // A hidden campaign's status changes, but it stays hidden.
    const from = turnsVisibility ? shown : campaign.status;
    if (!campaignLifecycle.allows(shown, to) || !campaignLifecycle.allows(from, to)) {
      throw new DomainError('campaign.bad_transition', { from: shown, to });
    }
    // 17 CFR 227.206: an offering that is open does not become a draft again.
    if (to === CampaignStatus.draft && from === CampaignStatus.active && !campaign.testTheWater) {
      throw new DomainError('campaign.bad_transition', { from: shown, to });
    }
    await (turnsVisibility ? this.turn(tx, campaign, to) : this.write(tx, campaign, to, reason));
    await this.history.add(tx, { subjectType: 'campaign', subjectId: campaign.id, from, to, reason, actor });
    return true;
  }

  private async turn(tx: Tx, campaign: CampaignEntity, to: CampaignStatus): Promise<void> {
    const [row] = rowsOfUpdate<{ at: Date | null }>(
      await tx.query(
        `update campaign set hidden_at = case when $2::boolean then kernel.now() end, updated_at = kernel.now()
         where id = $1 returning hidden_at as at`,
        [campaign.id, to === CampaignStatus.hidden],
      ),
    );
    campaign.hiddenAt = row?.at ?? null;
  }

  private async write(tx: Tx, campaign: CampaignEntity, to: CampaignStatus, reason: string | null): Promise<void> {
    campaign.status = to;
    await tx.query(
      `update campaign set status = $2::smallint, updated_at = kernel.now(),
         decline_reason = case when $2::smallint = ${CampaignStatus.declined} then $3 when $2::smallint = ${CampaignStatus.pending} then null else decline_reason end,
         changes_requested = changes_requested and $2::smallint = ${CampaignStatus.draft},
         submitted_at = case when $2::smallint = ${CampaignStatus.pending} then kernel.now() else submitted_at end
       where id = $1`,
      [campaign.id, to, reason],
    );
  }
}
