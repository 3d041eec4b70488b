import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type { CheckSessionRequest, CheckoutRequest } from './checkout.requests.js';
import type { CheckoutSession, ConnectAccount, ConnectionUrl, PaymentStatus } from './payments.replies.js';

interface SessionParams {
  sessionId: string;
}

export const paymentsApi = {
  createCheckout: endpoint<{ body: CheckoutRequest }, CheckoutSession>('POST', '/stripe/checkout-session', 'auth', {
    idempotent: true,
  }),
  readCheckout: endpoint<{ params: SessionParams }, PaymentStatus>(
    'GET',
    '/stripe/checkout-session/:sessionId',
    'auth',
  ),
  checkSession: endpoint<{ body: CheckSessionRequest }, PaymentStatus>('POST', '/stripe/check-session', 'auth'),
  /** The newest card payment of a subject, for payers who left the provider's page without its return address. */
  checkPayment: endpoint<{ body: CheckoutRequest }, PaymentStatus>('POST', '/stripe/check-payment', 'auth'),
  connect: endpoint<object, ConnectAccount>('POST', '/stripe-connect', 'auth'),
  connectAccounts: endpoint<object, ConnectAccount[]>('GET', '/stripe-connect', 'auth'),
  disconnect: endpoint<{ params: IdParams }, Done>('DELETE', '/stripe-connect/:id', 'auth', { stepUp: true }),
  /** A read by the specification's path; the page behind its link changes where payouts go. */
  connectionUrl: endpoint<object, ConnectionUrl>('GET', '/stripe-connect/connection-url', 'auth', { viewable: false }),
};
