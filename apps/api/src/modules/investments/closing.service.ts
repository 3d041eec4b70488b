import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { systemActor } from '../../kernel/history/history.js';
import { CampaignLifecycle, CampaignsRepository, fundingOf, type CampaignEntity } from '../campaigns/index.js';
import { ClosingLedger } from './closing-ledger.js';
import { HoldRelease } from './hold-release.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentReturns } from './returns.js';

const BATCH = 100;
const ACTOR = systemActor('closing');

/**
 * The end of a campaign (C-05, R-07). At its closing instant the capacity row is shut, what was never paid is freed, and
 * the status is decided by the goal. A funded campaign's escrow becomes the fee and the owner's money in one
 * transaction; of one that is not funded, every investor gets everything back, in batches that any process can resume.
 */
@Injectable()
export class ClosingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly campaignLifecycle: CampaignLifecycle,
    private readonly investments: InvestmentLifecycle,
    private readonly release: HoldRelease,
    private readonly returns: InvestmentReturns,
    private readonly books: ClosingLedger,
  ) {}

  onModuleInit(): void {
    this.books.registerSweeps(
      () => this.closeDue(),
      () => this.returnUnfunded(),
    );
  }

  /** Closes every campaign whose instant has come. */
  async closeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from campaign where status = ${CampaignStatus.active} and closes_at <= kernel.now() order by closes_at limit ${BATCH}`,
    );
    for (const { id } of due) await this.close(id);
    return due.length;
  }

  private async close(id: string): Promise<void> {
    // The row is shut first, in a transaction of its own: from here on nobody gets in, and the rest can be resumed.
    await this.database.query(
      'update campaign_capacity set open = false where campaign_id = $1 and closes_at <= kernel.now()',
      [id],
    );
    await this.freeHeld(id);
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      if (campaign.status !== CampaignStatus.active) return;
      const raised = await this.raisedOf(tx, id);
      const reached = raised >= (campaign.goal ?? 0n);
      await this.campaignLifecycle.move(
        tx,
        campaign,
        reached ? CampaignStatus.successful : CampaignStatus.unsuccessful,
        ACTOR,
      );
      await tx.query('update campaign set closed_at = kernel.now() where id = $1', [id]);
      await tx.query('update campaign_capacity set listed_as = $2 where campaign_id = $1', [
        id,
        reached ? CampaignStatus.successful : null,
      ]);
      const { funded } = fundingOf(campaign, raised);
      if (funded) await this.settle(tx, campaign, raised);
      await this.books.announce(tx, campaign, raised, funded);
    });
  }

  private async freeHeld(campaignId: string): Promise<void> {
    const held = await this.database.query<{ id: string }>(
      `select id from investment where campaign_id = $1 and state in ('reserved', 'paying')`,
      [campaignId],
    );
    for (const { id } of held) {
      await this.database.inTx(async (tx) => {
        const investment = await this.investments.lock(tx, id);
        if (investment.state !== 'reserved' && investment.state !== 'paying') return;
        await this.release.free(tx, investment, 'expired', ACTOR, 'the campaign closed');
      });
    }
  }

  private async raisedOf(tx: Tx, campaignId: string): Promise<bigint> {
    const [row] = await tx.query<{ raised: string }[]>(
      `select coalesce(sum(amount), 0) as raised from investment where campaign_id = $1 and state = 'received'`,
      [campaignId],
    );
    return BigInt(row?.raised ?? 0);
  }

  private async settle(tx: Tx, campaign: CampaignEntity, raised: bigint): Promise<void> {
    await this.books.settle(tx, campaign, raised);
    await this.investments.settleAll(tx, campaign.id, ACTOR);
  }

  /** 9a: everyone gets everything back; a batch at a time, each investment in a transaction of its own. */
  async returnUnfunded(): Promise<number> {
    const due = await this.database.query<{ id: string; name: string; closes_at: Date }>(
      `select i.id, c.name, c.closes_at from investment i join campaign c on c.id = i.campaign_id
       where i.state = 'received' and c.status in (${CampaignStatus.unsuccessful}, ${CampaignStatus.inactive})
       order by i.received_at, i.id limit ${BATCH}`,
    );
    for (const { id, name, closes_at: closesAt } of due) {
      await this.database.inTx(async (tx) => {
        const investment = await this.investments.lock(tx, id);
        if (investment.state !== 'received') return;
        await this.returns.giveBack(tx, investment, ACTOR, 'the campaign was not funded', { name, closesAt });
      });
    }
    return due.length;
  }
}
