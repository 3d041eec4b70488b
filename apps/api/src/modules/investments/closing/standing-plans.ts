import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { UnansweredChanges, type CampaignEntity } from '../../campaigns/index.js';
import { RollingClosing } from './rolling-closing.service.js';

/** What was announced or proposed for an open campaign: a rolling closing, and a change of its terms. */
@Injectable()
export class StandingPlans {
  constructor(
    private readonly rolling: RollingClosing,
    private readonly changes: UnansweredChanges,
  ) {}

  /** A rolling closing whose instant is there takes place. */
  closeDueOf(tx: Tx, campaignId: string): Promise<void> {
    return this.rolling.closeDueOf(tx, campaignId);
  }

  /** They end with their campaign, in its transaction; those whom it concerns are told. */
  async end(tx: Tx, campaign: CampaignEntity, ending?: Parameters<RollingClosing['endAnnounced']>[2]): Promise<void> {
    await this.changes.withdraw(tx, campaign);
    await this.rolling.endAnnounced(tx, campaign, ending);
  }
}
