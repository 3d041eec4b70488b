import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { InterestEnding } from './interest-ending.service.js';

const BATCH = 100;
const SWEEP = 'interest.end';

/** Finds the tests of interest whose last day has passed. A hidden one ends once it is shown again. */
@Injectable()
export class DueTests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ending: InterestEnding,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.endDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from campaign where test_the_water and status = ${CampaignStatus.active}`,
    });
  }

  private async endDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from campaign c where test_the_water and status = ${CampaignStatus.active} and closes_at <= kernel.now()
         and hidden_at is null and ${notParked(SWEEP, 'c.id')} order by closes_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.ending.endDue(id),
    );
  }
}
