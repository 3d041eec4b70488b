import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { findTestCard } from '../stripe/money/cards.js';
import { authenticate, payByBank, payByCard, type PaymentResult } from '../stripe/money/checkout-pay.js';
import { conservation } from '../stripe/money/conservation.js';
import { idOf, type Session } from '../stripe/objects.js';
import { ControlError, inputOf, optionalText, type Input } from './input.js';
import { attempt } from './attempt.js';
import type { SandboxParts } from './sandbox-parts.js';
import { registerAccountRoutes } from './stripe-account-routes.js';
import { registerMoneyRoutes } from './stripe-money-routes.js';

/** Pays a session as its page would: `card` (default 4242…), or `bankAccount`; 3-D Secure is passed. */
function pay(parts: SandboxParts, session: Session, input: Input): PaymentResult {
  const { stripe } = parts;
  const name = optionalText(input, 'name') ?? 'Ines Okafor';
  const email = session.customer_email ?? stripe.customers.find(idOf(session.customer))?.email ?? null;
  const account = optionalText(input, 'bankAccount');
  if (account !== undefined) return payByBank(stripe, session, { routing: '110000000', account, name, email });
  const card = findTestCard(optionalText(input, 'card') ?? '4242424242424242');
  if (!card) throw new ControlError(400, 'card must be one of the test cards');
  const expiry = { month: 12, year: new Date(parts.clock.now()).getUTCFullYear() + 3 };
  const result = payByCard(stripe, session, { card, expiry, name, email });
  return result === 'authentication_required' ? authenticate(stripe, session, true) : result;
}

/** The outside of Stripe: payers, banks, owners, and how this Stripe behaves. */
export function registerStripeRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { stripe, store, scheduler, clock } = parts;
  app.addHook('preHandler', async () => {
    await clock.refresh();
    scheduler.runDue();
  });
  app.get('/stripe/conservation', async () => conservation(stripe));
  app.post('/stripe/checkout/:id/pay', async (request) => {
    const session = stripe.sessions.find(pathParameter(request.params, 'id'));
    if (!session) throw new ControlError(404, 'No such session');
    const result = attempt(() => pay(parts, session, inputOf(request.body)));
    await store.flush();
    return { result, session };
  });
  registerMoneyRoutes(app, parts);
  registerAccountRoutes(app, parts);
}
