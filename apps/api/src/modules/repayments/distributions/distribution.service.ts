import { Injectable, type OnModuleInit } from '@nestjs/common';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { systemActor } from '../../../kernel/history/history.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { AllocationService } from './allocation.service.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';
import type { RepaymentEntity } from '../record/repayment.entity.js';

const SWEEP = 'repayments.distribute';
const BATCH = 20;
/** Chunks that one call or one turn of the sweep posts: a large loan makes neither its owner nor other loans wait. */
const CHUNKS_A_TURN = 8;

interface PartRow {
  investment_id: string;
  investor_id: string;
  interest: string;
  principal: string;
}

const sumOf = ({ interest, principal }: PartRow): bigint => BigInt(interest) + BigInt(principal);

/**
 * Shares a paid repayment out to the investors (row 12): the allocation is written first, one row an investment; then it
 * is posted in chunks whose keys follow from repayment and number. Killed anywhere, it goes on where it stopped, and the
 * floor of the distribution account forbids sharing out more than came in.
 */
@Injectable()
export class DistributionService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly allocations: AllocationService,
    private readonly ledger: Ledger,
    private readonly events: Events,
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

  /** A turn for every repayment whose money has come, in the order of payment. */
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
   * A turn for one repayment, now. The sweep goes on with what is left of a large one.
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
    const paid = (await this.markPosted(tx, id, next.chunk)).filter((part) => sumOf(part) > 0n);
    if (paid.length > 0) await this.post(tx, repayment, next.chunk, paid);
    await this.tell(tx, repayment, paid);
    return true;
  }

  /** The chunk's parts, in a lasting order: a repeated posting says the same. */
  private async markPosted(tx: Tx, id: string, chunk: number): Promise<PartRow[]> {
    reachRank(tx, 'record');
    return tx.query<PartRow[]>(
      `with posted as (
         update allocation set posted_at = kernel.now() where repayment_id = $1 and chunk = $2 and posted_at is null
         returning investment_id, investor_id, interest, principal),
       received as (
         update investment i set principal_returned = i.principal_returned + p.principal,
           income_received = i.income_received + p.interest from posted p where i.id = p.investment_id)
       select * from posted order by investment_id`,
      [id, chunk],
    );
  }

  private async post(tx: Tx, repayment: RepaymentEntity, chunk: number, parts: readonly PartRow[]): Promise<void> {
    const { id, currency } = repayment;
    await this.ledger.post(tx, {
      uid: derivedId(`repayment:${id}:chunk:${chunk}`),
      kind: 'distribution',
      phase: 'posted',
      sourceType: 'repayment_chunk',
      sourceId: `${id}:${chunk}`,
      actor: 'distribution',
      postings: parts.map((part) => ({
        debit: accountCode.distribution(id, currency),
        credit: accountCode.wallet(part.investor_id, currency),
        minor: sumOf(part),
        currency,
      })),
    });
  }

  private async tell(tx: Tx, repayment: RepaymentEntity, parts: readonly PartRow[]): Promise<void> {
    const [campaign] = await tx.query<{ name: string }[]>('select name from campaign where id = $1', [
      repayment.campaignId,
    ]);
    await this.events.emitMany(
      tx,
      'distribution.credited',
      parts.map((part) => ({
        userId: part.investor_id,
        campaignId: repayment.campaignId,
        campaign: campaign?.name ?? '',
        repaymentId: repayment.id,
        amount: Number(sumOf(part)),
        currency: repayment.currency,
      })),
    );
  }
}
