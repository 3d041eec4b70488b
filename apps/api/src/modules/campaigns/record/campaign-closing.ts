import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign, reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Actor } from '../../../kernel/history/history.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import { listedAs } from './campaign-visibility.js';
import type { CampaignEntity } from './campaign.entity.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { liveCampaign, type LiveCampaign } from './live-campaign.js';

/** C-05: a campaign's closing in its own rows. The callers decide about the money. */
@Injectable()
export class CampaignClosing {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
  ) {}

  /** After the closing instant no investment is possible. */
  async shut(tx: Tx, id: string): Promise<void> {
    await lockCampaign(tx, id);
    await tx.query(
      'update campaign_capacity set open = false where campaign_id = $1 and closes_at <= kernel.now() and open',
      [id],
    );
  }

  /** Locks a campaign whose capacity was closed; null if it was closed or its deadline moved meanwhile. */
  async lockShut(tx: Tx, id: string): Promise<LiveCampaign | null> {
    const campaign = await this.campaigns.lock(tx, id);
    const [shut] = await tx.query<unknown[]>('select 1 from campaign_capacity where campaign_id = $1 and not open', [
      id,
    ]);
    return campaign.status === CampaignStatus.active && shut !== undefined ? liveCampaign(campaign) : null;
  }

  /** Its status from now on, and when that was. */
  async end(tx: Tx, campaign: LiveCampaign, isReached: boolean, actor: Actor): Promise<void> {
    const status = isReached ? CampaignStatus.successful : CampaignStatus.unsuccessful;
    await this.lifecycle.move(tx, campaign, status, actor);
    await tx.query('update campaign set closed_at = kernel.now() where id = $1', [campaign.id]);
  }

  /**
   * S-02: ends an open campaign or a draft before its time. New investments are impossible from now on; what was invested
   * is the callers' to give back.
   * @throws campaign.bad_transition
   */
  async deactivate(tx: Tx, campaign: CampaignEntity, actor: Actor, reason: string): Promise<void> {
    const { status: from } = campaign;
    if (!(await this.lifecycle.move(tx, campaign, CampaignStatus.inactive, actor, reason))) {
      throw new DomainError('campaign.bad_transition', { from, to: CampaignStatus.inactive });
    }
    await tx.query('update campaign set closed_at = kernel.now() where id = $1', [campaign.id]);
    reachRank(tx, 'capacity');
    await tx.query('update campaign_capacity set open = false, listed_as = null where campaign_id = $1', [campaign.id]);
  }

  /** Its place in lists; last, since investments compete for the row. */
  async list(tx: Tx, campaign: LiveCampaign): Promise<void> {
    reachRank(tx, 'capacity');
    await tx.query('update campaign_capacity set listed_as = $2 where campaign_id = $1', [
      campaign.id,
      listedAs(campaign),
    ]);
  }
}
