import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { PaymentStatus } from '../payments/payments.replies.js';
import type { Done } from '../users/users.replies.js';
import type { EscrowAccounts, EscrowLink } from './escrow.replies.js';
import type { EscrowPaymentRequest } from './escrow.requests.js';

/** What investors have linked at the escrow agent, and payments from it. */
export const escrowApi = {
  list: endpoint<object, EscrowAccounts>('GET', '/escrow/accounts', 'auth'),
  linkCard: endpoint<object, EscrowLink>('POST', '/escrow/link-card', 'auth'),
  linkBank: endpoint<object, EscrowLink>('POST', '/escrow/link-ach', 'auth'),
  unlink: endpoint<{ params: IdParams }, Done>('DELETE', '/escrow/accounts/:id', 'auth'),
  pay: endpoint<{ body: EscrowPaymentRequest }, PaymentStatus>('POST', '/escrow/process', 'auth', { idempotent: true }),
};
