import { Injectable } from '@nestjs/common';
import type { CreateCampaignRequest } from '@cairn/contracts/campaigns/create-campaign.request';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { QuestionsRepository } from '../questions/questions.repository.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ClosedChoices } from '../record/closed-choices.js';
import { UNNAMED } from './campaign-drafts.service.js';
import { copiedFrom } from './copied-campaign.js';
import { termsCleared } from './terms-of-type.js';

/** What a new campaign begins with: nothing, or an earlier campaign of its owner. */
@Injectable()
export class CampaignBeginnings {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly questions: QuestionsRepository,
    private readonly choices: ClosedChoices,
    private readonly clock: Clock,
  ) {}

  /**
   * Of another kind than the earlier one, it begins with the texts and without the terms.
   * @param mayCount whether owners may count their page's visitors with Google Analytics
   * @throws 404 for an earlier campaign of somebody else
   */
  async begin(
    tx: Tx,
    ownerId: string,
    { type, name, copyOf }: CreateCampaignRequest,
    mayCount: boolean,
  ): Promise<CampaignEntity> {
    const now = this.clock.now();
    if (!copyOf) return this.campaigns.insert(tx, ownerId, type, name ?? UNNAMED, now);
    const earlier = await this.campaigns.lock(tx, copyOf, ownerId);
    const kind = earlier.type === type ? {} : { ...termsCleared(type), type, termsSlug: type };
    const begun = await this.campaigns.insert(tx, ownerId, type, name ?? earlier.name, now);
    await this.campaigns.save(tx, begun, { ...(await this.offered(tx, copiedFrom(earlier), mayCount)), ...kind }, now);
    await this.questions.copy(tx, earlier.id, begun.id);
    return this.campaigns.byId(begun.id, tx);
  }

  /** A campaign that has a hidden choice keeps it; one that begins may not. */
  private async offered(tx: Tx, copied: Partial<CampaignEntity>, mayCount: boolean): Promise<Partial<CampaignEntity>> {
    const closed = await this.choices.closed({ ...copied, equityCurrencyCode: copied.currency }, tx);
    const { googleAnalyticsID: _id, ...links } = copied.links ?? {};
    return {
      ...copied,
      ...Object.fromEntries(closed.map((field) => [field === 'equityCurrencyCode' ? 'currency' : field, null])),
      ...(mayCount ? {} : { links }),
    };
  }
}
