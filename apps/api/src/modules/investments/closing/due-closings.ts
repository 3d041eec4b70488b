import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { isHeldBack } from '../../campaigns/index.js';
import { ClosingService } from './closing.service.js';

const BATCH = 100;
const SWEEP = 'campaigns.close';

/** Of campaign c: nothing is left to do but to wait for the last who may reconsider. */
const SHUT_AND_REFLECTING = `exists (select from campaign_capacity k join investment i on i.campaign_id = k.campaign_id
  where k.campaign_id = c.id and not k.open and i.state = 'received' and i.reflection_until > kernel.now())`;

/** Finds the campaigns whose closing instant has passed. */
@Injectable()
export class DueClosings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly closing: ClosingService,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.closeDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from campaign where status = ${CampaignStatus.active}`,
    });
  }

  /** Closes every one of them; one that cannot be closed holds up no other. */
  async closeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from campaign c where status = ${CampaignStatus.active} and closes_at <= kernel.now() and not test_the_water
         and ${notParked(SWEEP, 'c.id')} and not ${SHUT_AND_REFLECTING}
         and not ${isHeldBack('c.id')} order by closes_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.closing.close(id),
    );
  }
}
