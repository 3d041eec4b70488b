import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { systemActor } from '../../../kernel/history/history.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { AllocationService } from './allocation.service.js';
import { DistributionChunks } from './distribution-chunks.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';

const SWEEP = 'repayments.distribute';
const BATCH = 20;
/** Chunks that one call or one turn of the sweep posts: a large loan makes neither its owner nor other loans wait. */
const CHUNKS_A_TURN = 8;

/**
 * Shares a paid repayment out to the investors: the allocation is written first, one row an investment; then it
 * is posted in chunks whose keys follow from repayment and number. Interrupted, it continues where it stopped, and the
 * floor of the distribution account prevents a distribution of more than was received.
 */
@Injectable()
export class DistributionService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly allocations: AllocationService,
    private readonly chunks: DistributionChunks,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 5, run: () => this.distributeDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from repayment where state = 'distributing'`,
    });
  }

  /** One run for every repayment whose money has arrived, in the order of payment. */
  async distributeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select r.id from repayment r where r.state = 'distributing' and ${notParked(SWEEP, 'r.id')}
       order by r.paid_at, r.id limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.distribute(id),
    );
  }

  /**
   * One run for one repayment, now. The sweep continues with the rest of a large one.
   * @throws repayment.distribution_delayed when it cannot go on; it is parked with its cause and tried again
   */
  async distributeNow(id: string): Promise<void> {
    const done = await this.parked.each(SWEEP, [id], () => this.distribute(id));
    if (done === 0) throw new DomainError('repayment.distribution_delayed');
  }

  /** Allocates if that is still to do, and posts at most `CHUNKS_A_TURN` chunks. */
  private async distribute(id: string): Promise<void> {
    await this.database.inTx((tx) => this.allocations.allocate(tx, id));
    for (let turn = 0; turn < CHUNKS_A_TURN; turn++) {
      const isPosted = await this.database.inTx((tx) => this.postNextChunk(tx, id));
      if (!isPosted) return;
    }
  }

  /** Posts the next chunk, or ends the distribution; false when there was nothing left to post. */
  private async postNextChunk(tx: Tx, id: string): Promise<boolean> {
    const repayment = await this.lifecycle.lock(tx, id);
    if (repayment.state !== 'distributing') return false;
    const [next] = await tx.query<{ chunk: number | null }[]>(
      'select min(chunk) as chunk from allocation where repayment_id = $1 and posted_at is null',
      [id],
    );
    if (next === undefined || next.chunk === null) {
      await this.lifecycle.move(tx, repayment, 'distributed', systemActor('distribution'));
      return false;
    }
    await this.chunks.pay(tx, repayment, next.chunk);
    return true;
  }
}
