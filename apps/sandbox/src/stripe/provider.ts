import type { FastifyInstance } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { registerStripeApi } from './api.js';
import { DEBIT_TIMER, settleBankDebit } from './bank-debits.js';
import { DISPUTE_TIMER } from './charging.js';
import { EXPIRY_TIMER } from './checkout-create.js';
import { expireSession } from './checkout-pay.js';
import { DISPUTE_DUE_TIMER, DISPUTE_REVIEW_TIMER, expireDispute, openDispute, reviewDispute } from './disputing.js';
import { IdempotencyKeys } from './idempotency.js';
import { registerCheckoutPages } from './pages/checkout.js';
import { registerConnectPages } from './pages/connect.js';
import { ARRIVAL_TIMER, arrivePayout, startTransit, SWEEP_TIMER, sweepAccount, TRANSIT_TIMER } from './paying-out.js';
import { REFUND_TIMER, settleRefund } from './refunding.js';
import type { StripeWorld } from './world.js';

/** What falls due on the clock. */
function registerTimers(world: StripeWorld): void {
  const { scheduler } = world;
  scheduler.on(EXPIRY_TIMER, (id) => {
    const session = world.sessions.find(id);
    if (session?.status === 'open') expireSession(world, session);
  });
  scheduler.on(DEBIT_TIMER, (id) => settleBankDebit(world, id));
  scheduler.on(REFUND_TIMER, (id) => settleRefund(world, id));
  scheduler.on(DISPUTE_TIMER, (id) => void openDispute(world, id));
  scheduler.on(DISPUTE_DUE_TIMER, (id) => expireDispute(world, id));
  scheduler.on(SWEEP_TIMER, (id) => sweepAccount(world, id));
  scheduler.on(TRANSIT_TIMER, (id) => startTransit(world, id));
  scheduler.on(ARRIVAL_TIMER, (id) => arrivePayout(world, id));
  scheduler.on(DISPUTE_REVIEW_TIMER, (id) => reviewDispute(world, id));
}

/** Puts Stripe's API and its hosted pages on a listener of their own. */
export function registerStripe(app: FastifyInstance, world: StripeWorld, faults: FaultBook, secretKey: string): void {
  registerTimers(world);
  registerStripeApi(app, { world, keys: new IdempotencyKeys(world.store), faults, secretKey });
  registerCheckoutPages(app, world);
  registerConnectPages(app, world);
}
