import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { ClosingHolds, type LiveCampaign } from '../../campaigns/index.js';
import { ReconfirmationLapse } from '../reconfirmation/reconfirmation-lapse.js';
import { LimitAtClosing } from './limit-at-closing.js';
import { isReflecting } from './reflection-wait.js';

/** What happens to the investments of a campaign that is shut, before it is decided. */
@Injectable()
export class BeforeClosing {
  constructor(
    private readonly lapse: ReconfirmationLapse,
    private readonly limits: LimitAtClosing,
    private readonly holds: ClosingHolds,
  ) {}

  /** Who has not answered in time has left, and what is above somebody's limit goes back. */
  async settle(campaignId: string): Promise<void> {
    await this.lapse.lapseOf(campaignId);
    await this.limits.returnExcess({ campaignId });
  }

  /** No money moves to the owner before the last investor has answered a change of the terms, or may no longer reconsider. */
  async isWaiting(tx: Tx, campaignId: string): Promise<boolean> {
    return (await this.lapse.isWaiting(tx, campaignId)) || (await isReflecting(tx, { campaignId }));
  }

  /** Nor while a covered person is undecided or disqualified: nothing is given back, and the closing happens once decided. */
  isHeld(tx: Tx, campaign: LiveCampaign): Promise<boolean> {
    return this.holds.isHeld(tx, campaign);
  }
}
