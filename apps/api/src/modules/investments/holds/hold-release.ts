import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor, type Actor } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Capacity } from '../../campaigns/index.js';
import { Ledger } from '../../ledger/index.js';
import { CheckoutPages } from '../../payments/index.js';
import { freeHolds, holdUidOf } from './holds.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

const BATCH = 200;
const SWEEP = 'investments.release';

/** Releases unpaid holds: capacity, pending ledger entries, and the provider's open page. */
@Injectable()
export class HoldRelease implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly capacity: Capacity,
    private readonly ledger: Ledger,
    private readonly pages: CheckoutPages,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 15, run: () => this.releaseOver() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from investment where state in ('reserved', 'paying')`,
    });
  }

  /** Closes the pages on which a held investment could be paid, and releases their pending ledger entries. */
  async dropPages(tx: Tx, investment: InvestmentEntity): Promise<void> {
    for (const payment of await this.pages.closeAll(tx, 'investment', investment.id)) {
      if (!(await this.ledger.isPending(tx, holdUidOf(payment)))) continue;
      for (const entry of freeHolds(payment)) await this.ledger.post(tx, entry);
    }
  }

  /**
   * Takes an investment back from the provider's page: it is reserved again, and can be changed or paid otherwise.
   * @throws payment.clearing while the payer's bank decides about it
   */
  async reopen(tx: Tx, investment: InvestmentEntity, caller: Identity): Promise<void> {
    await this.pages.requireNotClearing(tx, 'investment', investment.id);
    await this.dropPages(tx, investment);
    await this.lifecycle.move(tx, investment, 'reserved', { name: caller.email, id: caller.userId });
  }

  /** Ends a held investment, under its lock. */
  async free(
    tx: Tx,
    investment: InvestmentEntity,
    to: 'expired' | 'cancelled',
    actor: Actor,
    reason: string,
  ): Promise<void> {
    await this.dropPages(tx, investment);
    await this.lifecycle.move(tx, investment, to, actor, reason);
    await this.capacity.release(tx, investment);
  }

  /** Every expired hold, one transaction each: another process may handle the others. */
  async releaseOver(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from investment i where state in ('reserved', 'paying') and reserved_until < kernel.now()
         and ${notParked(SWEEP, 'i.id')} order by reserved_until limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      async (id) => {
        // A payment whose message is late, after an outage perhaps, was still made in time.
        await this.pages.endOver('investment', id);
        await this.database.inTx((tx) => this.expire(tx, id));
      },
    );
  }

  private async expire(tx: Tx, id: string): Promise<void> {
    const investment = await this.lifecycle.lock(tx, id);
    // Asked again under the lock: opening a page makes the hold longer.
    const [over] = await tx.query<unknown[]>(
      `select 1 from investment where id = $1 and state in ('reserved', 'paying') and reserved_until < kernel.now()`,
      [id],
    );
    if (over === undefined) return;
    await this.free(tx, investment, 'expired', systemActor('sessions'), 'not paid in time');
  }
}
