import { Injectable } from '@nestjs/common';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ReturnedParts } from '../../investments/index.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import type { RepaymentEntity } from '../record/repayment.entity.js';

interface PartRow {
  investment_id: string;
  investor_id: string;
  interest: string;
  principal: string;
}

const sumOf = ({ interest, principal }: PartRow): bigint => BigInt(interest) + BigInt(principal);

/** One chunk of a distribution: its parts are marked and posted in one entry, and the investors are notified. */
@Injectable()
export class DistributionChunks {
  constructor(
    private readonly ledger: Ledger,
    private readonly returned: ReturnedParts,
    private readonly events: Events,
  ) {}

  /** The repayment is locked. */
  async pay(tx: Tx, repayment: RepaymentEntity, chunk: number): Promise<void> {
    const paid = (await this.markPosted(tx, repayment.id, chunk)).filter((part) => sumOf(part) > 0n);
    if (paid.length > 0) await this.post(tx, repayment, chunk, paid);
    await this.tell(tx, repayment, paid);
  }

  /** The chunk's parts, in a stable order: a repeated posting is identical. */
  private async markPosted(tx: Tx, id: string, chunk: number): Promise<PartRow[]> {
    reachRank(tx, 'record');
    const parts = await tx.query<PartRow[]>(
      `with posted as (
         update allocation set posted_at = kernel.now() where repayment_id = $1 and chunk = $2 and posted_at is null
         returning investment_id, investor_id, interest, principal)
       select * from posted order by investment_id`,
      [id, chunk],
    );
    await this.returned.add(tx, parts);
    return parts;
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
