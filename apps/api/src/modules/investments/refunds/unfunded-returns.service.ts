import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aboutOf } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentReturns } from './returns.js';

const BATCH = 100;
const SWEEP = 'campaigns.give_back';

/** 9a: refunds all investments of a campaign that was not funded, each in its own transaction. */
@Injectable()
export class UnfundedReturnsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly investments: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.returnDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from investment where state = 'received'`,
    });
  }

  private async returnDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select i.id from investment i join campaign c on c.id = i.campaign_id
       where i.state = 'received' and c.status in (${CampaignStatus.unsuccessful}, ${CampaignStatus.inactive})
         and ${notParked(SWEEP, 'i.id')} order by i.received_at, i.id limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.giveBack(tx, id)),
    );
  }

  private async giveBack(tx: Tx, id: string): Promise<void> {
    const investment = await this.investments.lock(tx, id);
    if (investment.state !== 'received') return;
    const about = await aboutOf(tx, investment.campaignId);
    await this.returns.giveBack(tx, investment, systemActor('closing'), 'the campaign ended without success', about);
  }
}
