import type { Tx } from '../../../kernel/database/in-tx.js';
import { columnOf, type ClosingPart } from './limit-at-closing.js';

/**
 * Whether an investor of a campaign, or of a rolling closing, may still take an investment back for free: their money is
 * not released before (Regulation (EU) 2020/1503, Article 22).
 */
export async function isReflecting(tx: Tx, of: ClosingPart): Promise<boolean> {
  const [column, id] = columnOf(of);
  const rows = await tx.query<unknown[]>(
    `select 1 from investment where ${column} = $1 and state = 'received' and reflection_until > kernel.now() limit 1`,
    [id],
  );
  return rows.length > 0;
}
