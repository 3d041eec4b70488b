import type { FastifyInstance } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { registerStripeApi } from './api/api.js';
import { DEBIT_TIMER, settleBankDebit } from './money/bank-debits.js';
import { announceAvailable, AVAILABLE_TIMER, COVER_TIMER } from './money/balance.js';
import { findTestCard } from './money/cards.js';
import { DISPUTE_TIMER, WARNING_TIMER } from './money/charging.js';
import { EXPIRY_TIMER } from './money/checkout-create.js';
import { expireSession } from './money/checkout-pay.js';
import {
  DISPUTE_DUE_TIMER,
  DISPUTE_REVIEW_TIMER,
  expireDispute,
  openDispute,
  reviewDispute,
  type DisputeTerms,
} from './money/disputing.js';
import { IdempotencyKeys } from './api/idempotency.js';
import { registerCheckoutPages } from './pages/checkout.js';
import { registerConnectPages } from './pages/connect.js';
import {
  ARRIVAL_TIMER,
  arrivePayout,
  startTransit,
  SWEEP_TIMER,
  sweepAccount,
  TRANSIT_TIMER,
} from './money/paying-out.js';
import { warnOfFraud } from './platform/fraud-warnings.js';
import { arriveTopup, TOPUP_TIMER } from './platform/topping-up.js';
import { coverRefunds, REFUND_TIMER, settleRefund } from './money/refunding.js';
import { SETTLE_TIMER, settleCharge } from './money/settling.js';
import type { StripeWorld } from './world.js';

/** What the payer of a test card tells the bank. */
function termsOf(world: StripeWorld, chargeId: string): DisputeTerms {
  const outcome = findTestCard(world.secretNumbers.get(chargeId)?.number ?? '')?.outcome;
  const later = outcome?.kind === 'succeeds' ? outcome.later : undefined;
  if (later === 'inquiry') return { inquiry: true };
  return later === 'product_not_received' ? { reason: later } : {};
}

/** What falls due on the clock. */
function registerTimers(world: StripeWorld): void {
  const { scheduler } = world;
  scheduler.on(EXPIRY_TIMER, (id) => {
    const session = world.sessions.find(id);
    if (session?.status === 'open') expireSession(world, session);
  });
  scheduler.on(DEBIT_TIMER, (id) => settleBankDebit(world, id));
  scheduler.on(REFUND_TIMER, (id) => settleRefund(world, id));
  scheduler.on(SETTLE_TIMER, (id) => {
    const charge = world.charges.find(id);
    if (charge) settleCharge(world, charge);
  });
  scheduler.on(COVER_TIMER, () => coverRefunds(world));
  scheduler.on(AVAILABLE_TIMER, (account) => announceAvailable(world, account === '' ? null : account));
  scheduler.on(TOPUP_TIMER, (id) => void arriveTopup(world, id));
  scheduler.on(WARNING_TIMER, (id) => {
    const charge = world.charges.find(id);
    if (charge) warnOfFraud(world, charge);
  });
  scheduler.on(DISPUTE_TIMER, (id) => void openDispute(world, id, termsOf(world, id)));
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
