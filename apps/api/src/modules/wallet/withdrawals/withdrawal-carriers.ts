import type { Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { Destination } from './withdrawal-destination.js';

/**
 * An account outside the United States is reached by a file alone: pain.001 carries each kind, from an account of the
 * operator in the currency.
 * @throws wallet.account_not_carried, beside where the account is
 */
export async function requireCarried(tx: Tx, currency: string, to: Destination): Promise<void> {
  if (to.kind === 'payer' || to.accountKind === 'US') return;
  const from = await tx.query(`select 1 from operator_account where currency = $1 and state = 'active'`, [currency]);
  if (from.length === 0) throw fieldError('type', 'wallet.account_not_carried', { code: currency });
}
