import type { CollectionRail } from '@cairn/contracts/rails/providers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { CardPart } from '../../wallet/index.js';

/**
 * Writes down what of a repayment may be taken back of its owner, as a card's payment, how it was paid and since when:
 * investors withdraw it when the days of these payments are over, each the part that is theirs.
 */
export async function noteCardMoney(tx: Tx, repaymentId: string, parts: readonly CardPart[]): Promise<void> {
  if (parts.length === 0) return;
  await tx.query(
    `insert into repayment_card_money (repayment_id, collected_at, rail, amount)
     select $1, collected_at, rail, sum(amount)
     from unnest($2::timestamptz[], $3::text[], $4::bigint[]) part (collected_at, rail, amount) group by 2, 3`,
    [
      repaymentId,
      parts.map(({ collectedAt }) => collectedAt),
      parts.map(({ rail }) => rail),
      parts.map(({ amount }) => amount),
    ],
  );
}

/** The same for a repayment that its owner has just paid through a provider: the whole of it, since now. */
export async function noteCardPayment(tx: Tx, repaymentId: string, rail: CollectionRail): Promise<void> {
  await tx.query(
    `insert into repayment_card_money (repayment_id, collected_at, rail, amount)
     select id, kernel.now(), $2, interest + principal from repayment where id = $1`,
    [repaymentId, rail],
  );
}
