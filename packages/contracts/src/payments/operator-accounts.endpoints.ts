import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery, ReasonRequest } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { OperatorAccount, OperatorAccountRequest } from './operator-accounts.js';

const act = (verb: string) =>
  endpoint<{ params: IdParams; body: ReasonRequest }, OperatorAccount>(
    'POST',
    `/admin/operator-accounts/:id/${verb}`,
    'payments.manage',
    { stepUp: true },
  );

/** The accounts to which payers transfer money. SEC-57: one person proposes an account, another confirms it. */
export const operatorAccountsApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<OperatorAccount>>(
    'GET',
    '/admin/operator-accounts',
    'payments.read',
  ),
  propose: endpoint<{ body: OperatorAccountRequest }, OperatorAccount>(
    'POST',
    '/admin/operator-accounts',
    'payments.manage',
    {
      stepUp: true,
    },
  ),
  confirm: endpoint<{ params: IdParams }, OperatorAccount>(
    'POST',
    '/admin/operator-accounts/:id/confirm',
    'payments.manage',
    {
      stepUp: true,
    },
  ),
  /** Refuses a proposal, or withdraws one's own. */
  refuse: act('refuse'),
  /** Payers are told the account no longer; who was told it has the time that was shown. */
  retire: act('retire'),
};
