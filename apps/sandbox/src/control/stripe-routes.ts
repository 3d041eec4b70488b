import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { completeOnboarding, deauthorizeAccount } from '../stripe/accounts.js';
import { findTestCard } from '../stripe/cards.js';
import { authenticate, payByBank, payByCard, type PaymentResult } from '../stripe/checkout-pay.js';
import { conservation } from '../stripe/conservation.js';
import { openDispute } from '../stripe/disputing.js';
import { StripeFailure } from '../stripe/failure.js';
import { idOf, type Session } from '../stripe/objects.js';
import { failPayout } from '../stripe/paying-out.js';
import { failRefund } from '../stripe/refunding.js';
import { ControlError, inputOf, optionalText, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

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

/** Turns Stripe's refusals into answers of the control API. */
function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFailure) throw new ControlError(409, error.message);
    throw error;
  }
}

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
  app.post('/stripe/charges/:id/dispute', async (request, reply) => {
    const dispute = openDispute(stripe, pathParameter(request.params, 'id'));
    if (!dispute) throw new ControlError(409, 'There is no such charge, or it cannot be disputed (any more)');
    await store.flush();
    return reply.status(201).send(dispute);
  });
  app.post('/stripe/refunds/:id/fail', async (request) => {
    const refund = stripe.refunds.find(pathParameter(request.params, 'id'));
    if (!refund) throw new ControlError(404, 'No such refund');
    attempt(() => failRefund(stripe, refund));
    await store.flush();
    return refund;
  });
  app.post('/stripe/payouts/:id/fail', async (request) => {
    const payout = stripe.payouts.find(pathParameter(request.params, 'id'));
    if (!payout) throw new ControlError(404, 'No such payout');
    failPayout(stripe, payout);
    await store.flush();
    return payout;
  });
  app.post('/stripe/accounts/:id/onboard', async (request) => {
    const account = stripe.accounts.find(pathParameter(request.params, 'id'));
    if (!account) throw new ControlError(404, 'No such account');
    const input = inputOf(request.body);
    completeOnboarding(stripe, account, {
      businessName: optionalText(input, 'businessName') ?? account.business_profile?.name ?? 'Tern Street Homes',
      country: optionalText(input, 'country') ?? account.country ?? 'US',
      routing: '110000000',
      accountNumber: optionalText(input, 'accountNumber') ?? '000123456789',
    });
    await store.flush();
    return account;
  });
  app.post('/stripe/accounts/:id/deauthorize', async (request) => {
    const account = stripe.accounts.find(pathParameter(request.params, 'id'));
    if (!account) throw new ControlError(404, 'No such account');
    deauthorizeAccount(stripe, account);
    await store.flush();
    return account;
  });
}
