import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { WRITE_PARTS } from './carried-parts.sql.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';

interface Written {
  interest: string;
  principal: string;
  aboveOwed: number;
}

/** Writes who gets which part of a paid repayment, before any of it is posted. */
@Injectable()
export class AllocationService {
  constructor(private readonly lifecycle: RepaymentLifecycle) {}

  /**
   * Writes every part in one statement, once. The loan's lock makes its repayments take turns: each sees what the ones
   * before it gave.
   * @throws Error when the parts do not sum to the repayment: no investors any more, or more principal was paid
   *   than is owed. Nothing is written then.
   */
  async allocate(tx: Tx, id: string): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, id);
    const [known] = await tx.query<unknown[]>('select 1 from allocation where repayment_id = $1 limit 1', [id]);
    if (known !== undefined || repayment.state !== 'distributing') return;
    const { campaignId, interest, principal } = repayment;
    const [written] = await tx.query<Written[]>(WRITE_PARTS, [
      id,
      campaignId,
      interest.toString(),
      principal.toString(),
    ]);
    if (BigInt(written?.interest ?? 0) !== interest || BigInt(written?.principal ?? 0) !== principal) {
      throw new Error(`Repayment ${repayment.number} cannot be distributed: its campaign has no investors`);
    }
    if (written !== undefined && written.aboveOwed > 0) {
      throw new Error(`Repayment ${repayment.number} returns more principal than is outstanding`);
    }
  }
}
