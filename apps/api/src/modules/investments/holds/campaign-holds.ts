import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Actor } from '../../../kernel/history/history.js';
import { CheckoutPages } from '../../payments/index.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { HoldRelease } from './hold-release.js';

/** The unpaid investments of a campaign that has ended. */
@Injectable()
export class CampaignHolds {
  constructor(
    private readonly database: Database,
    private readonly investments: InvestmentLifecycle,
    private readonly release: HoldRelease,
    private readonly pages: CheckoutPages,
  ) {}

  /**
   * A payment before the closing instant counts, though its message is late: the provider is asked while the row can
   * still receive what was held. New investments are not possible, since the instant has passed.
   */
  async endPages(campaignId: string): Promise<void> {
    const paying = await this.database.query<{ id: string }>(
      `select i.id from investment i join campaign_capacity k using (campaign_id)
       where i.campaign_id = $1 and i.state = 'paying' and k.open and k.closes_at <= kernel.now()`,
      [campaignId],
    );
    for (const { id } of paying) await this.pages.endAll('investment', id);
  }

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
