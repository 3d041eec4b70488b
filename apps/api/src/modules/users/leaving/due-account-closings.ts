import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { ClosingBlockers } from './closing-blockers.js';
import { Pseudonymisation } from './pseudonymisation.js';

const BATCH = 50;
const SWEEP = 'users.closing';

/** Closes the accounts whose owners requested it, after the time for cancelling. */
@Injectable()
export class DueAccountClosings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly blockers: ClosingBlockers,
    private readonly pseudonymisation: Pseudonymisation,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 300, run: () => this.closeDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: 'select id as item from app_user where deletion_due_at is not null and pseudonymised_at is null',
    });
  }

  /** One transaction each. If money has arrived in the meantime, a day is added. */
  private async closeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from app_user u where deletion_due_at <= kernel.now() and pseudonymised_at is null
         and ${notParked(SWEEP, 'u.id')} order by deletion_due_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.close(tx, id)),
    );
  }

  private async close(tx: Tx, id: string): Promise<void> {
    if ((await this.blockers.of(tx, id)).length === 0) {
      await this.pseudonymisation.of(tx, id);
      return;
    }
    await tx.query(`update app_user set deletion_due_at = kernel.now() + interval '1 day' where id = $1`, [id]);
  }
}
