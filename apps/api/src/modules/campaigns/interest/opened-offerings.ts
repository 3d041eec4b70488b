import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';

/** How many are told in one transaction. */
const PORTION = 500;

interface Told {
  userId: string;
  campaignId: string;
  campaign: string;
  slug: string;
  closesAt: string;
}

/** Tells whoever has shown interest in a test, once, that its offering is open. It turns nothing into an investment. */
@Injectable()
export class OpenedOfferings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({
      name: 'interest.opened',
      everySeconds: 10,
      run: () => this.database.inTx((tx) => this.tell(tx)),
    });
  }

  private async tell(tx: Tx): Promise<number> {
    const told = rowsOfUpdate<Told>(
      await tx.query(
        `update campaign_interest told set opening_told_at = kernel.now()
         from (select next.id, next.user_id, c.id as campaign, c.name, c.slug, c.closes_at
           from campaign c join campaign_interest next on next.campaign_id = c.id and next.opening_told_at is null
           where c.status = ${CampaignStatus.active} and not c.test_the_water and c.hidden_at is null
             and c.opens_at <= kernel.now() and kernel.now() < c.closes_at
           order by next.id limit ${PORTION} for update of next skip locked) due
         where told.id = due.id
         returning due.user_id as "userId", due.campaign as "campaignId", due.name as campaign, due.slug,
           to_char(due.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt"`,
      ),
    );
    await this.events.emitMany(tx, 'interest.opened', told);
    return told.length;
  }
}
