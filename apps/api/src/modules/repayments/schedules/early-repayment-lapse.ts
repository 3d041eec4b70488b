import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { SettingsService } from '../../settings/index.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';

const BATCH = 100;

/** Cancels early repayments that were not paid by their day: they were optional, and their interest ends there. */
@Injectable()
export class EarlyRepaymentLapse implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'repayments.lapse', everySeconds: 300, run: () => this.lapse() });
  }

  private async lapse(): Promise<number> {
    const { timezone } = await this.settings.all();
    const passed = await this.database.query<{ id: string }>(
      `select id from repayment where early and state = 'due' and due_on < $1::date order by id limit ${BATCH}`,
      [dayIn(timezone, this.clock.now())],
    );
    for (const { id } of passed) await this.cancel(id);
    return passed.length;
  }

  private async cancel(id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const repayment = await this.lifecycle.lock(tx, id);
      if (repayment.state === 'due') await this.lifecycle.move(tx, repayment, 'cancelled', systemActor('lapse'));
    });
  }
}
