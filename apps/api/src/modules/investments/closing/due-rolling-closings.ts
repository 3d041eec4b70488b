import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { ANNOUNCED_CLOSINGS, RollingClosingsRepository } from '../../campaigns/index.js';
import { LimitAtClosing } from './limit-at-closing.js';
import { RollingClosing } from './rolling-closing.service.js';

const BATCH = 100;
const SWEEP = 'campaigns.close_part';

/** Finds the rolling closings whose instant has passed. */
@Injectable()
export class DueRollingClosings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly closings: RollingClosingsRepository,
    private readonly closing: RollingClosing,
    private readonly limits: LimitAtClosing,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.closeDue() });
    this.parked.register({ sweep: SWEEP, waiting: ANNOUNCED_CLOSINGS });
  }

  /** Closes every one of them; one that cannot be closed holds up no other. */
  async closeDue(): Promise<number> {
    const due = await this.closings.due(SWEEP, BATCH);
    const waiting = await this.reflecting(due);
    const ready = due.filter((id) => !waiting.has(id));
    return this.parked.each(SWEEP, ready, async (closingId) => {
      await this.limits.returnExcess({ closingId });
      await this.closing.close(closingId);
    });
  }

  /** Those with somebody who may still reconsider. */
  private async reflecting(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>(
      `select distinct closing_id as id from investment
       where closing_id = any($1::uuid[]) and state = 'received' and reflection_until > kernel.now()`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
