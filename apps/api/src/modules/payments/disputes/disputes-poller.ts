import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { DisputeEntity } from './dispute.entity.js';
import { DisputesService } from './disputes.service.js';

const SWEEP = 'payments.disputes';
const BATCH = 50;
const HOURS_BETWEEN_LOOKS = 6;

/**
 * Asks about disputes that are not decided: losing one moves no money, so that no statement reports it when its
 * message never came.
 */
@Injectable()
export class DisputesPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly disputes: DisputesService,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 300, run: () => this.askAboutDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from dispute where state in ('warning', 'open')`,
      dueNow: `update dispute set next_check_at = kernel.now() where id::text = $1 and state in ('warning', 'open')`,
    });
  }

  private async askAboutDue(): Promise<number> {
    // The next look is written before this one.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update dispute set next_check_at = kernel.now() + make_interval(hours => ${HOURS_BETWEEN_LOOKS})
         where id in (select id from dispute where state in ('warning', 'open') and next_check_at <= kernel.now()
                      order by next_check_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      async (id) => {
        const { provider, ref } = await this.database.manager.findOneByOrFail(DisputeEntity, { id });
        return this.disputes.reconcile(provider, ref);
      },
    );
  }
}
