import type { EntityManager } from 'typeorm';
import type { MatchedLine } from './line-matcher.js';
import type { StatementLineEntity } from './statement-line.entity.js';

/** Writes down what a line was found to be; what is posted because of it is written in the same transaction. */
export async function settleLine(
  writer: EntityManager,
  { provider, lineId }: Pick<StatementLineEntity, 'provider' | 'lineId'>,
  { state, txId }: MatchedLine,
): Promise<void> {
  await writer.query('update statement_line set state = $3, tx_id = $4 where provider = $1 and line_id = $2', [
    provider,
    lineId,
    state,
    txId,
  ]);
}
