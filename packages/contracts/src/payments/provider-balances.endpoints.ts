import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint } from '../kernel/endpoint.js';
import type { ProviderBalanceRow } from './provider-balances.js';

/** What providers hold beside what the ledger says, for finance. */
export const providerBalancesApi = {
  /** `state`: differs. */
  list: endpoint<{ query: AdminListQuery }, AdminPage<ProviderBalanceRow>>(
    'GET',
    '/admin/provider-balances',
    'payments.read',
  ),
};
