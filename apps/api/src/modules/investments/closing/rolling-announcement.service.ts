import { Injectable } from '@nestjs/common';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository, RollingClosingsRepository } from '../../campaigns/index.js';
import { DueRollingClosings } from './due-rolling-closings.js';
import { RollingClosing } from './rolling-closing.service.js';
import { isAtOnce, RollingRecords } from './rolling-records.js';
import { RollingRules } from './rolling-rules.js';

/** An admin announces a rolling closing, with notice to its investors, and may call it off until it takes place. */
@Injectable()
export class RollingAnnouncement {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closings: RollingClosingsRepository,
    private readonly rules: RollingRules,
    private readonly closing: RollingClosing,
    private readonly records: RollingRecords,
    private readonly due: DueRollingClosings,
  ) {}

  /**
   * SEC-57: not by its owner, who receives the money. Of two at once one is refused.
   * @throws campaign.rolling_close_refused with the reason and its source
   */
  async announce(admin: Identity, id: string): Promise<void> {
    const closing = await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      return this.records.announce(tx, admin, campaign, await this.rules.requireNext(tx, campaign));
    });
    if (isAtOnce(closing)) await this.due.closeDue();
  }

  /** @throws campaign.no_rolling_close once it has ended */
  async callOff(admin: Identity, id: string, reason: string): Promise<string> {
    const { campaignId } = await this.closings.byId(id);
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId);
      requireAnotherPerson(admin, campaign.ownerId);
      const closing = await this.closings.announced(tx, campaignId);
      if (closing?.id !== id) throw new DomainError('campaign.no_rolling_close');
      await this.closing.end(tx, campaign, closing, { by: admin.userId, reason });
      await this.records.log(tx, admin, 'campaign.closing_called_off', closing, reason);
    });
    return campaignId;
  }
}
