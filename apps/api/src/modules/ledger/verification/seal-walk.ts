import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { Finding } from './invariants.js';
import { BROKEN_BLOCKS, DRIFTED, FOLD, NEXT_BLOCKS } from './seal-walk.sql.js';

/** Transactions of one page; a page is one short statement at any size of the ledger. */
const PAGE = 5_000;
const MOST = 20;

export interface Walked {
  from: string;
  upto: string;
  findings: Finding[];
}

/**
 * I3 and I12: walks the seals block by block, checks each block's hash and adds its lines to the sums of a run. What is
 * sealed has committed for good, so that a page never changes behind the walk.
 */
@Injectable()
export class SealWalk {
  constructor(private readonly database: Database) {}

  /** The next page of blocks after those that the run has summed; null at the end of the chain. */
  async next(runId: string): Promise<Walked | null> {
    const [run] = await this.database.query<{ from: string }>(
      'select upto_block as "from" from verification.run where id = $1',
      [runId],
    );
    const from = run?.from ?? '0';
    const [page] = await this.database.query<{ upto: string | null }>(NEXT_BLOCKS, [from, PAGE]);
    if (page === undefined || page.upto === null) return null;
    const { upto } = page;
    // Hashing is the most of a page: in two halves side by side, while its lines are summed.
    const middle = String((BigInt(from) + BigInt(upto)) / 2n);
    const [first, second] = await Promise.all([
      this.brokenBlocks(from, middle),
      this.brokenBlocks(middle, upto),
      this.fold(runId, from, upto),
    ]);
    const broken = [...first, ...second];
    return { from, upto, findings: broken.map(({ detail }) => ({ invariant: 'I12', detail })) };
  }

  private brokenBlocks(after: string, upto: string): Promise<{ detail: string }[]> {
    return this.database.query<{ detail: string }>(`${BROKEN_BLOCKS} order by b.block limit ${MOST}`, [after, upto]);
  }

  /** Accounts whose balance is not the sum of their lines. */
  async drifted(runId: string, accounts: readonly string[]): Promise<Finding[]> {
    const rows = await this.database.query<{ detail: string }>(`${DRIFTED} limit ${MOST}`, [accounts, runId]);
    return rows.map(({ detail }) => ({ invariant: 'I3', detail }));
  }

  /** Once: a second process finds the run further on, and leaves the sums alone. */
  private async fold(runId: string, from: string, upto: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const moved = rowsOfUpdate<unknown>(
        await tx.query('update verification.run set upto_block = $2 where id = $1 and upto_block = $3 returning id', [
          runId,
          upto,
          from,
        ]),
      );
      if (moved.length > 0) await tx.query(FOLD, [from, upto, runId]);
    });
  }
}
