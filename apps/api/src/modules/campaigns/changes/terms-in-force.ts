import { Injectable } from '@nestjs/common';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { commitmentUnits, liveCampaign } from '../record/live-campaign.js';
import type { AnswerDeadline } from './answer-deadline.js';
import { CampaignVersions } from './campaign-versions.js';
import { columnsOf } from './terms.js';

/** Puts changed terms into force, under the campaign's lock: its record first, its capacity last. */
@Injectable()
export class TermsInForce {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly versions: CampaignVersions,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** The campaign, its version and its closing. The version that it is from now on. */
  async set(
    tx: Tx,
    campaign: CampaignEntity,
    changes: readonly TermChange[],
    { closesAt, closingDate }: AnswerDeadline,
    actor: Actor & { id: string },
  ): Promise<number> {
    const { closesAt: before } = campaign;
    const now = this.clock.now();
    await this.campaigns.save(tx, campaign, { ...columnsOf(changes), closesAt, closingDate, editedAt: now }, now);
    if (before?.getTime() !== closesAt.getTime()) {
      await this.history.add(tx, {
        subjectType: 'campaign_closing',
        subjectId: campaign.id,
        from: before?.toISOString() ?? null,
        to: closesAt.toISOString(),
        actor,
      });
    }
    return this.versions.add(tx, campaign, actor.id);
  }

  /**
   * Last, since investments compete for the row.
   * @param taken units of the investments that stand, at the new price: StandingCommitments has seen that they fit
   */
  async resize(tx: Tx, campaign: CampaignEntity, taken: bigint): Promise<void> {
    const most = commitmentUnits(liveCampaign(campaign));
    reachRank(tx, 'capacity');
    await tx.query('update campaign_capacity set max_units = $2, taken = $3, closes_at = $4 where campaign_id = $1', [
      campaign.id,
      most.toString(),
      taken.toString(),
      campaign.closesAt,
    ]);
  }
}
