import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';

const SWEEP = 'wallet.expire_top_ups';
const BATCH = 200;

/** A top-up whose card page was never opened can be continued for a day; nothing was charged, so nothing is lost then. */
export const CONTINUABLE = `interval '1 day'`;

/** Ends top-ups that were begun and never paid: an expired one is no longer open. */
@Injectable()
export class TopUpExpiry implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: TopUpLifecycle,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 600, run: () => this.expireLeft() });
    this.parked.register({ sweep: SWEEP, waiting: `select id as item from top_up where state = 'open'` });
  }

  async expireLeft(): Promise<number> {
    const left = await this.database.query<{ id: string }>(
      `select t.id from top_up t where t.state = 'open' and t.created_at <= kernel.now() - ${CONTINUABLE}
         and ${notParked(SWEEP, 't.id')} order by t.created_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      left.map(({ id }) => id),
      (id) => this.expire(id),
    );
  }

  private async expire(id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const topUp = await this.lifecycle.lock(tx, id);
      // Its card page may have been opened since.
      if (topUp.state === 'open') await this.lifecycle.move(tx, topUp, 'expired', systemActor('wallet'));
    });
  }
}
