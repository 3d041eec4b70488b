import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { IS_CURRENT, Screening } from './screening.js';

const SWEEP = 'screening.people';
const BATCH = 50;

/** Nobody is due while no list is in force. The basis is asked for once, not for each record. */
const DUE = `select p.user_id as item from (select screening_basis() as basis) b
  cross join lateral (
    select p.user_id from investor_profile p left join screening_person s on s.user_id = p.user_id
      where not ${IS_CURRENT.replace('screening_basis()', 'b.basis')}
    union
    select c.user_id from screened_company c where c.basis is distinct from b.basis) p
  where exists (select from screening_list where state = 'in_force')`;

/** After a new list, or another threshold, everybody and every company is compared again; what is done is marked, so it may stop anywhere. */
@Injectable()
export class ScreeningSweep implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly screening: Screening,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 30, run: () => this.screenDue() });
    this.parked.register({ sweep: SWEEP, waiting: DUE });
  }

  private async screenDue(): Promise<number> {
    const due = await this.database.query<{ item: string }>(
      `${DUE} and ${notParked(SWEEP, 'p.user_id')} order by p.user_id limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ item }) => item),
      (userId) => this.screening.refresh(userId),
    );
  }
}
