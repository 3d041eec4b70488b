import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Actor } from '../../../kernel/history/history.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { HoldRelease } from './hold-release.js';

/** The unpaid investments of a campaign that has ended. */
@Injectable()
export class CampaignHolds {
  constructor(
    private readonly database: Database,
    private readonly investments: InvestmentLifecycle,
    private readonly release: HoldRelease,
  ) {}

  /** Releases each, in a transaction of its own; safe to run again. */
  async free(campaignId: string, actor: Actor, reason: string): Promise<void> {
    const held = await this.database.query<{ id: string }>(
      `select id from investment where campaign_id = $1 and state in ('reserved', 'paying')`,
      [campaignId],
    );
    for (const { id } of held) {
      await this.database.inTx(async (tx) => {
        const investment = await this.investments.lock(tx, id);
        if (investment.state !== 'reserved' && investment.state !== 'paying') return;
        await this.release.free(tx, investment, 'expired', actor, reason);
      });
    }
  }
}
