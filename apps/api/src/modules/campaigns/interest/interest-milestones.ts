import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';

/** From how many people on the owner is told anew; the first is always told. */
const STEPS = [1, 10, 50, 100, 500, 1_000, 5_000] as const;

interface Reached {
  campaignId: string;
  campaign: string;
  userId: string;
  currency: string;
  people: number;
  amount: string;
}

/** Tells the owner of a test how much interest it has found. A row is the proof that a step was told. */
@Injectable()
export class InterestMilestones implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({
      name: 'interest.milestones',
      everySeconds: 10,
      run: () => this.database.inTx((tx) => this.mark(tx)),
    });
  }

  /** Steps that were passed at once are told as one. */
  private async mark(tx: Tx): Promise<number> {
    const reached = await tx.query<Reached[]>(
      `with found as (
         select told.campaign_id, count(*)::int as people, sum(told.amount) as amount from campaign_interest told
         join campaign c on c.id = told.campaign_id where c.test_the_water and c.status = ${CampaignStatus.active}
         group by told.campaign_id),
       made as (
         insert into interest_milestone (campaign_id, people, reached_at)
         select f.campaign_id, step, kernel.now() from found f cross join unnest(array[${STEPS.join()}]) step
         where f.people >= step
           and not exists (select 1 from interest_milestone m where m.campaign_id = f.campaign_id and m.people = step)
         on conflict do nothing returning campaign_id)
       select c.id as "campaignId", c.name as campaign, c.owner_id as "userId", c.currency, f.people, f.amount
       from found f join campaign c on c.id = f.campaign_id where c.id in (select campaign_id from made) order by c.id`,
    );
    await this.events.emitMany(
      tx,
      'interest.reached',
      reached.map(({ amount, ...told }) => ({ ...told, amount: Number(amount) })),
    );
    return reached.length;
  }
}
