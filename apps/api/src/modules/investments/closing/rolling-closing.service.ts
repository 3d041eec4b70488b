import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import {
  CampaignsRepository,
  ClosingHolds,
  fundingOf,
  liveCampaign,
  RollingClosingsRepository,
  type CampaignEntity,
  type LiveCampaign,
  type RollingClosingRow,
} from '../../campaigns/index.js';
import { ClosingLedger } from './closing-ledger.js';
import { isReflecting } from './reflection-wait.js';
import { RollingMembers } from './rolling-members.js';
import { RollingNotices } from './rolling-notices.js';
import { reachesGoal } from './rolling-rules.js';

const ACTOR = systemActor('closing');

/**
 * A rolling closing at its instant: the investments that were paid when it was announced, and not taken back, become the
 * fee and the owner's money in one transaction, which holds the campaign alone. Whatever was paid later stays in escrow.
 */
@Injectable()
export class RollingClosing {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closings: RollingClosingsRepository,
    private readonly members: RollingMembers,
    private readonly books: ClosingLedger,
    private readonly notices: RollingNotices,
    private readonly holds: ClosingHolds,
  ) {}

  /** Does nothing to one that has ended, or is not due yet. */
  async close(id: string): Promise<void> {
    const { campaignId } = await this.closings.byId(id);
    await this.database.inTx((tx) => this.closeDueOf(tx, campaignId));
  }

  /** The campaign's, if one is due. */
  async closeDueOf(tx: Tx, campaignId: string): Promise<void> {
    const campaign = await this.campaigns.lock(tx, campaignId);
    const closing = await this.closings.announced(tx, campaignId);
    if (closing?.isDue !== true || campaign.status !== CampaignStatus.active) return;
    if (await isReflecting(tx, { closingId: closing.id })) return;
    const { amount, investments } = await this.members.of(tx, closing.id);
    if (amount === 0n || !reachesGoal(campaign, amount)) {
      await this.end(tx, campaign, closing, null);
      return;
    }
    if (await this.holds.isHeld(tx, campaign)) return;
    await this.settle(tx, liveCampaign(campaign), closing, { amount, investments });
  }

  /** Of a campaign that ends before it: there is nothing to wait for any more. */
  async endAnnounced(
    tx: Tx,
    campaign: CampaignEntity,
    calledOff: { by: string; reason: string } | null = null,
  ): Promise<void> {
    const closing = await this.closings.announced(tx, campaign.id);
    if (closing === null) return;
    await this.members.drop(tx, closing.id);
    await this.closings.end(tx, closing, calledOff);
  }

  /** It does not take place: its investors wait for the next, or for the end of the campaign. */
  async end(
    tx: Tx,
    campaign: CampaignEntity,
    closing: RollingClosingRow,
    calledOff: { by: string; reason: string } | null,
  ): Promise<void> {
    await this.notices.ended(tx, liveCampaign(campaign), closing, calledOff?.reason ?? null);
    await this.members.drop(tx, closing.id);
    await this.closings.end(tx, closing, calledOff);
  }

  /** The fee is that of all closings so far, less what was taken before: rounding does not add up. */
  private async settle(
    tx: Tx,
    campaign: LiveCampaign,
    closing: RollingClosingRow,
    { amount, investments }: { amount: bigint; investments: number },
  ): Promise<void> {
    const escrow = await this.members.inEscrow(tx, campaign.id);
    await this.members.settle(tx, closing.id, ACTOR);
    const before = await this.closings.fees(tx, campaign.id);
    const closed = { ...campaign, closedAmount: campaign.closedAmount + amount };
    const fee = fundingOf(closed, closed.closedAmount).fee - before;
    await this.closings.close(tx, closing, { amount, fee, investments });
    await this.books.settle(tx, campaign, {
      source: { type: 'rolling_closing', id: closing.id },
      amount,
      fee,
      left: escrow.amount - amount,
    });
    await this.notices.closed(tx, campaign, closing, { amount, fee });
  }
}
