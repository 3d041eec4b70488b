import { endpoint, type IdParams } from '../../kernel/endpoint.js';
import type { Done } from '../../users/users.replies.js';
import type { InvestingAccount } from './investing-account.reply.js';
import type { InvestingAccountRequest } from './investing-account.request.js';

export const investingAccountsApi = {
  list: endpoint<object, InvestingAccount[]>('GET', '/investing-accounts', 'auth'),
  add: endpoint<{ body: InvestingAccountRequest }, InvestingAccount>('POST', '/investing-accounts', 'auth'),
  /** What agreements name stays with them: a changed account is a new one, and the former is not offered any more. */
  replace: endpoint<{ params: IdParams; body: InvestingAccountRequest }, InvestingAccount>(
    'PUT',
    '/investing-accounts/:id',
    'auth',
  ),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/investing-accounts/:id', 'auth'),
};
