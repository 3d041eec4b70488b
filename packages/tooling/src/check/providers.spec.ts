import { providersIn } from './providers.js';

describe('providers named in code', () => {
  it.each([
    [`const port = this.rails.of('account', 'stripe');`, [1]],
    [`import { PaypalOrders } from '../rails/paypal/paypal-orders.js';`, [1]],
    [`const PROVIDER = "north";`, [1]],
    [`// Stripe's 'stripe' in a comment`, []],
    [` * Paid at 'paypal'`, []],
    [`const way = 'stripes';`, []],
    [`import { PaypalCheckoutRequest } from '@cairn/contracts/payments/checkout.requests';`, []],
  ])('%s', (text, lines) => {
    expect(providersIn(text)).toEqual(lines);
  });
});
