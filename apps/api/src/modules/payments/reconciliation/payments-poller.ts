import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { nextCheckSql } from '../calls/waits.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from './reconciliation.service.js';

const SWEEP = 'payments.reconcile';
const BATCH = 50;
/** After so many questions without an answer in a row the provider is left alone until the next tick. */
const MOST_UNANSWERED = 3;

/**
 * Asks about payments without a message: pages that may have been paid, fees that are not known yet, pages that
 * were never opened. Each has its own growing waits, and one that cannot be read delays no other.
 */
@Injectable()
export class PaymentsPoller implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reconciliation: ReconciliationService,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 60, run: () => this.askAboutDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: 'select id as item from payment where next_check_at is not null',
      dueNow: 'update payment set next_check_at = kernel.now() where id::text = $1 and next_check_at is not null',
    });
  }

  private async askAboutDue(): Promise<number> {
    // The next question is written before this one is asked.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update payment set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
         where id in (select id from payment where next_check_at <= kernel.now() order by next_check_at limit ${BATCH}
                      for update skip locked) returning id`,
      ),
    );
    let unanswered = 0;
    await this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      async (id) => {
        if (unanswered >= MOST_UNANSWERED) return;
        const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id });
        unanswered = (await this.reconciliation.ask(payment)).answered ? 0 : unanswered + 1;
      },
    );
    return unanswered >= MOST_UNANSWERED ? 0 : due.length;
  }
}
