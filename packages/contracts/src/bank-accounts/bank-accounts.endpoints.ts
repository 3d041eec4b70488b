import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { PaymentStatus } from '../payments/payments.replies.js';
import type { Done } from '../users/users.replies.js';
import type { BankConnection, LinkedAccount } from './bank-accounts.replies.js';
import type { AccountDebitRequest, ConnectBankRequest } from './bank-accounts.requests.js';

/** Bank accounts that their owners have linked, and payments from them. */
export const bankAccountsApi = {
  /** Opens the provider's page, or takes what it ended with. */
  connect: endpoint<{ body: ConnectBankRequest }, BankConnection>('POST', '/ach/connect', 'auth'),
  list: endpoint<object, LinkedAccount[]>('GET', '/ach/accounts', 'auth'),
  disconnect: endpoint<{ params: IdParams }, Done>('DELETE', '/ach/accounts/:id', 'auth'),
  pay: endpoint<{ body: AccountDebitRequest }, PaymentStatus>('POST', '/ach/process', 'auth', { idempotent: true }),
};
