import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { send } from '../../lib/api/api.js';
import type { TopUp } from './queries.js';

/**
 * Pays a top-up, from a linked account where one is chosen.
 * @returns the provider's page to go to; null where the account is debited without one
 */
export const payTopUp = async (
  { id, total }: TopUp,
  { rail, account }: { rail: PageRail | null; account: string | null },
  idempotencyKey: string,
): Promise<string | null> => {
  const order = { purpose: 'top_up', id } as const;
  if (account !== null) {
    const body = { ...order, accountId: account, amount: total, accepted: true };
    await send(bankAccountsApi.pay, { body, idempotencyKey });
    return null;
  }
  const body = { ...order, ...(rail === null ? {} : { rail }) };
  return (await send(paymentsApi.openCheckout, { body, idempotencyKey })).url;
};
