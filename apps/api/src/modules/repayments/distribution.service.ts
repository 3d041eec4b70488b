import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rationalToText } from '@cairn/finance';
import { derivedId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { systemActor } from '../../kernel/history/history.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { Events } from '../../kernel/outbox/events.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { partsOf, type Lot } from './parts.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import type { RepaymentEntity } from './repayment.entity.js';

const CHUNK = 250;
const BATCH = 20;

interface PartRow {
  investment_id: string;
  investor_id: string;
  interest: string;
  principal: string;
}

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
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'repayments.distribute', everySeconds: 5, run: () => this.distributeDue() });
  }

  /** Every repayment whose money has come. */
  async distributeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from repayment where state = 'distributing' order by paid_at limit ${BATCH}`,
    );
    for (const { id } of due) await this.distribute(id);
    return due.length;
  }

  async distribute(id: string): Promise<void> {
    await this.database.inTx((tx) => this.allocate(tx, id));
    while (await this.database.inTx((tx) => this.postNextChunk(tx, id))) {
      // Each chunk is a transaction of its own.
    }
    await this.database.inTx(async (tx) => {
      const repayment = await this.lifecycle.lock(tx, id);
      if (repayment.state !== 'distributing') return;
      const [open] = await tx.query<unknown[]>(
        'select 1 from allocation where repayment_id = $1 and posted_at is null limit 1',
        [id],
      );
      if (open === undefined) await this.lifecycle.move(tx, repayment, 'distributed', systemActor('distribution'));
    });
  }

  /** Writes every part once, and what rounding still owes each lot. */
  private async allocate(tx: Tx, id: string): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, id);
    const [known] = await tx.query<unknown[]>('select 1 from allocation where repayment_id = $1 limit 1', [id]);
    if (known !== undefined || repayment.state !== 'distributing') return;
    const parts = partsOf(repayment, await this.lotsOf(tx, repayment.campaignId));
    const rows = parts.map((part, index) => ({
      investment_id: part.id,
      investor_id: part.investorId,
      interest: part.interest.toString(),
      principal: part.principal.toString(),
      chunk: Math.floor(index / CHUNK),
      interest_residual: rationalToText(part.interestResidual),
      principal_residual: rationalToText(part.principalResidual),
    }));
    await tx.query(
      `with parts as (
         select * from jsonb_to_recordset($2) p(investment_id uuid, investor_id uuid, interest bigint, principal bigint, chunk int,
           interest_residual text, principal_residual text)),
       residuals as (
         update investment i set interest_residual = p.interest_residual, principal_residual = p.principal_residual
         from parts p where i.id = p.investment_id)
       insert into allocation (repayment_id, investment_id, investor_id, interest, principal, chunk)
       select $1, investment_id, investor_id, interest, principal, chunk from parts`,
      [id, JSON.stringify(rows)],
    );
  }

  private async lotsOf(tx: Tx, campaignId: string): Promise<Lot[]> {
    const rows = await tx.query<
      {
        id: string;
        investorId: string;
        amount: string;
        returned: string;
        interestResidual: string;
        principalResidual: string;
      }[]
    >(
      `select id, investor_id as "investorId", amount, principal_returned as returned, interest_residual as "interestResidual",
         principal_residual as "principalResidual"
       from investment where campaign_id = $1 and state = 'settled' order by received_at, id`,
      [campaignId],
    );
    return rows.map((row) => ({
      ...row,
      amount: BigInt(row.amount),
      outstanding: BigInt(row.amount) - BigInt(row.returned),
    }));
  }

  /** False when there is none left. */
  private async postNextChunk(tx: Tx, id: string): Promise<boolean> {
    const repayment = await this.lifecycle.lock(tx, id);
    const [next] = await tx.query<{ chunk: number }[]>(
      'select min(chunk) as chunk from allocation where repayment_id = $1 and posted_at is null having min(chunk) is not null',
      [id],
    );
    if (next === undefined) return false;
    const parts = await tx.query<PartRow[]>(
      `select investment_id, investor_id, interest, principal from allocation
       where repayment_id = $1 and chunk = $2 order by investment_id`,
      [id, next.chunk],
    );
    const paid = parts.filter(({ interest, principal }) => BigInt(interest) + BigInt(principal) > 0n);
    if (paid.length > 0) await this.post(tx, repayment, next.chunk, paid);
    await tx.query(
      `with posted as (
         update allocation set posted_at = kernel.now() where repayment_id = $1 and chunk = $2
         returning investment_id, interest, principal)
       update investment i set principal_returned = i.principal_returned + p.principal,
         income_received = i.income_received + p.interest from posted p where i.id = p.investment_id`,
      [id, next.chunk],
    );
    await this.tell(tx, repayment, paid);
    return true;
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
        minor: BigInt(part.interest) + BigInt(part.principal),
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
        amount: Number(BigInt(part.interest) + BigInt(part.principal)),
        currency: repayment.currency,
      })),
    );
  }
}
