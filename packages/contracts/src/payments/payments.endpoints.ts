import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type {
  CheckSessionRequest,
  CheckoutRequest,
  PaymentRailsQuery,
  PaypalCheckoutRequest,
  PaypalProcessRequest,
} from './checkout.requests.js';
import type { PaymentSetting, PaymentSettingParams } from './payment-setting.reply.js';
import type { PaymentRail } from './rail-offer.reply.js';
import type { CheckoutSession, ConnectAccount, ConnectNote, ConnectionUrl, PaymentStatus } from './payments.replies.js';

interface SessionParams {
  sessionId: string;
}

export const paymentsApi = {
  createCheckout: endpoint<{ body: CheckoutRequest }, CheckoutSession>('POST', '/stripe/checkout-session', 'auth', {
    idempotent: true,
  }),
  /** The same, by a path that names no provider. */
  openCheckout: endpoint<{ body: CheckoutRequest }, CheckoutSession>('POST', '/checkout', 'auth', { idempotent: true }),
  /** The ways to pay through a provider that are switched on and take a currency. */
  rails: endpoint<{ query: PaymentRailsQuery }, PaymentRail[]>('GET', '/payment-rails', 'auth'),
  paypalCheckout: endpoint<{ body: PaypalCheckoutRequest }, CheckoutSession>('POST', '/paypal/checkout', 'auth', {
    idempotent: true,
  }),
  paypalProcess: endpoint<{ body: PaypalProcessRequest }, PaymentStatus>('POST', '/paypal/process', 'auth'),
  /** The public part of the settings of a way to pay, or of a way to confirm an identity. */
  settings: endpoint<{ params: PaymentSettingParams }, PaymentSetting>(
    'GET',
    '/payment-settings/:type/front',
    'public',
  ),
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
  connectNotes: endpoint<object, ConnectNote[]>('GET', '/stripe-connect/notes', 'auth'),
  disconnect: endpoint<{ params: IdParams }, Done>('DELETE', '/stripe-connect/:id', 'auth', { stepUp: true }),
  /** A read by the specification's path; the page behind its link changes where payouts go. */
  connectionUrl: endpoint<object, ConnectionUrl>('GET', '/stripe-connect/connection-url', 'auth', { viewable: false }),
};
