import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignEditsRepository, type StoredFieldEdit } from './campaign-edits.repository.js';
import { CampaignLifecycle } from './campaign-lifecycle.js';
import type { CampaignEntity } from './campaign.entity.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { hasEnded, isEditable, isLive } from './editable.js';

interface Options {
  /** Whether it still changes once the campaign has ended. */
  afterwards?: boolean;
  /** Not for the team: what is private, and what investors sign. */
  ownerAlone?: boolean;
}

/** Changes of a campaign's pictures, films, documents and contract. */
@Injectable()
export class PartEdits {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly edits: CampaignEditsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a campaign for a change by its owner, or by somebody of its team who may work on it. A declined one becomes a
   * draft again with its first edit.
   * @throws team.view_only, campaign.not_editable while it is under review, and once it has ended
   */
  async open(
    tx: Tx,
    caller: Identity,
    id: string,
    { afterwards = false, ownerAlone = false }: Options = {},
  ): Promise<CampaignEntity> {
    const campaign = await (ownerAlone
      ? this.campaigns.lock(tx, id, caller.userId)
      : this.campaigns.lockForEditor(tx, id, caller));
    if (!isEditable(campaign) && !isLive(campaign) && !(afterwards && hasEnded(campaign))) {
      throw new DomainError('campaign.not_editable');
    }
    if (campaign.status === CampaignStatus.declined) {
      await this.lifecycle.move(tx, campaign, CampaignStatus.draft, { name: caller.email, id: caller.userId });
    }
    return campaign;
  }

  /** Decision 26: what changes of a page that people read is kept with what was there before. */
  async note(tx: Tx, caller: Identity, campaign: CampaignEntity, change: StoredFieldEdit): Promise<void> {
    const now = this.clock.now();
    const isPublished = isLive(campaign) || hasEnded(campaign);
    await this.campaigns.save(tx, campaign, isPublished ? { editedAt: now } : {}, now);
    if (!isPublished) return;
    await this.edits.add(tx, {
      campaignId: campaign.id,
      section: 'extras',
      actorId: caller.userId,
      changes: [change],
      at: now,
    });
  }
}
