import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OpenOptions } from '../../settings/index.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';

/** Writes a section of the wizard into its campaign. */
@Injectable()
export class SectionWriter {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly options: OpenOptions,
    private readonly clock: Clock,
  ) {}

  /** A hidden option cannot be chosen any more, but a draft that has it keeps it. */
  requireOpen(tx: Tx, campaign: CampaignEntity, body: object): Promise<void> {
    return this.options.requireOpen(body, tx, {
      ...campaign,
      investingType: campaign.type,
      equityCurrencyCode: campaign.currency,
      accountType: campaign.bankAccountType,
    });
  }

  /**
   * A declined campaign becomes a draft again with its first edit.
   * @param campaign locked, and editable
   */
  async write(
    tx: Tx,
    caller: Identity,
    campaign: CampaignEntity,
    change: Partial<CampaignEntity>,
  ): Promise<CampaignEntity> {
    if (campaign.status === CampaignStatus.declined) {
      await this.lifecycle.move(tx, campaign, CampaignStatus.draft, { name: caller.email, id: caller.userId });
    }
    await this.campaigns.save(tx, campaign, change, this.clock.now());
    // Read as it is stored, where a rate has all its decimals: the reply's version is the next reader's.
    return this.campaigns.byId(campaign.id, tx);
  }
}
