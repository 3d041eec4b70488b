import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/**
 * Whether an invariant of the ledger was violated and the freeze is not lifted yet. Checked by everything that sends
 * money.
 */
export async function isMoneyOutFrozen(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ frozen: boolean }[]>(
    'select exists (select from verification.money_freeze where lifted_at is null) as frozen',
  );
  return row?.frozen === true;
}

/** @throws ledger.frozen while money may not leave */
export async function requireMoneyOut(tx: Tx): Promise<void> {
  if (await isMoneyOutFrozen(tx)) throw new DomainError('ledger.frozen');
}
