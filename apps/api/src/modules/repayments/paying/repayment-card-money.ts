import type { Tx } from '../../../kernel/database/in-tx.js';
import type { CardPart } from '../../wallet/index.js';

/**
 * Writes down what of a repayment is card money, and since when: a bank may take it back of the owner, so that investors
 * withdraw it when the days of the card payments are over, each the part that is theirs.
 */
export async function noteCardMoney(tx: Tx, repaymentId: string, parts: readonly CardPart[]): Promise<void> {
  if (parts.length === 0) return;
  await tx.query(
    `insert into repayment_card_money (repayment_id, collected_at, amount)
     select $1, collected_at, sum(amount) from unnest($2::timestamptz[], $3::bigint[]) part (collected_at, amount)
     group by collected_at`,
    [repaymentId, parts.map(({ collectedAt }) => collectedAt), parts.map(({ amount }) => amount)],
  );
}

/** The same for a repayment that a card has just paid: the whole of it, since now. */
export async function noteCardPayment(tx: Tx, repaymentId: string): Promise<void> {
  await tx.query(
    `insert into repayment_card_money (repayment_id, collected_at, amount)
     select id, kernel.now(), interest + principal from repayment where id = $1`,
    [repaymentId],
  );
}
