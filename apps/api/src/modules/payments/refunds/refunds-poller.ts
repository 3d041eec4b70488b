import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { nextCheckSql } from '../calls/waits.js';
import { RefundEntity } from './refund.entity.js';
import { RefundsService } from './refunds.service.js';

const SWEEP = 'payments.refunds';
const BATCH = 50;

/** Refunds that are not settled: sent again or queried, each with its own growing waits. */
@Injectable()
export class RefundsPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundsService,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 30, run: () => this.askAboutDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from refund where state in ('planned', 'sent')`,
      dueNow: `update refund set next_check_at = kernel.now() where id::text = $1 and state in ('planned', 'sent')`,
    });
  }

  private async askAboutDue(): Promise<number> {
    // The next look is written before this one: a refund that cannot be read is asked about ever more seldom.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update refund set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
         where id in (select id from refund where state in ('planned', 'sent') and next_check_at <= kernel.now()
                      order by next_check_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      async (id) => this.refunds.advance(await this.database.manager.findOneByOrFail(RefundEntity, { id })),
    );
    return due.length;
  }
}
