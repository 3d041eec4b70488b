import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { debtsOf } from '../../payments/index.js';

/**
 * Money that reaches the wallet of a debtor settles the debt first; another card payment could be charged back, too.
 * @throws repayment.debt_open
 */
export async function requireNoDebt(tx: Tx, userId: string, currency: string): Promise<void> {
  const [row] = await tx.query<{ owed: string }[]>(
    `select coalesce(sum(minor), 0) as owed from (${debtsOf('$1::text')}) debt where currency = $2`,
    [userId, currency],
  );
  const owed = Number(row?.owed ?? 0);
  if (owed > 0) throw new DomainError('repayment.debt_open', { owed, currency });
}
