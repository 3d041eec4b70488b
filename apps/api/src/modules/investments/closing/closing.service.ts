import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { CampaignClosing, fundingOf } from '../../campaigns/index.js';
import { soldOf } from '../allotment/allotments.js';
import { BeforeClosing } from './before-closing.js';
import { ClosingLedger } from './closing-ledger.js';
import { FundedClosing } from './funded-closing.js';
import { CampaignHolds } from '../holds/campaign-holds.js';
import { StandingPlans } from './standing-plans.js';

const ACTOR = systemActor('closing');

/**
 * The end of a campaign (C-05, R-07). At that instant the capacity row is closed, unpaid reservations are released, and
 * the status is decided by the goal. A funded campaign's escrow becomes the fee and the owner's money in one
 * transaction, which holds the campaign alone: a payment or cancellation is before it or finds the campaign closed.
 */
@Injectable()
export class ClosingService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignClosing,
    private readonly held: CampaignHolds,
    private readonly books: ClosingLedger,
    private readonly before: BeforeClosing,
    private readonly funded: FundedClosing,
    private readonly plans: StandingPlans,
  ) {}

  /** Closes one campaign at its closing instant; after a crash the closing is resumed. */
  async close(id: string): Promise<void> {
    await this.held.endPages(id);
    // The row is closed first, in a separate transaction: then no investment is possible, and the rest can be resumed.
    await this.database.inTx((tx) => this.campaigns.shut(tx, id));
    await this.held.free(id, ACTOR, 'the campaign closed');
    await this.before.settle(id);
    await this.database.inTx((tx) => this.plans.closeDueOf(tx, id));
    await this.database.inTx((tx) => this.decide(tx, id));
  }

  private async decide(tx: Tx, id: string): Promise<void> {
    const campaign = await this.campaigns.lockShut(tx, id);
    if (campaign === null || (await this.before.isWaiting(tx, id))) return;
    const raised = soldOf(campaign, campaign.closedAmount + (await this.inEscrow(tx, id)));
    const reached = raised >= campaign.goal;
    const status = reached ? CampaignStatus.successful : CampaignStatus.unsuccessful;
    // Where nothing is sold, everybody gets their money back without waiting.
    if (fundingOf({ ...campaign, status }, raised).funded && (await this.before.isHeld(tx, campaign))) return;
    await this.plans.end(tx, campaign);
    await this.campaigns.end(tx, campaign, reached, ACTOR);
    const { funded } = fundingOf(campaign, raised);
    const told = funded ? await this.funded.settle(tx, campaign, raised, ACTOR) : [];
    await this.campaigns.list(tx, campaign);
    await this.books.announce(tx, campaign, raised, { funded, reached, told });
  }

  private async inEscrow(tx: Tx, campaignId: string): Promise<bigint> {
    const [row] = await tx.query<{ raised: string }[]>(
      `select coalesce(sum(amount), 0) as raised from investment where campaign_id = $1 and state = 'received'`,
      [campaignId],
    );
    return BigInt(row?.raised ?? 0);
  }
}
