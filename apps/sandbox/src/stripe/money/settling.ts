import { recordMovement } from './balance.js';
import type { Charge } from '../objects.js';
import type { StripeWorld } from '../world.js';

const DAY_SECONDS = 86_400;
export const SETTLE_TIMER = 'stripe.charge.settle';

/** What a charge will bring to the balance once it has a balance transaction. */
export interface Unsettled {
  /** Minor units. */
  readonly fee: number;
  /** Business time in seconds from which the money can be used. */
  readonly availableOn: number;
}

/**
 * Plans the balance transaction of a successful charge, which comes some minutes later: capture is asynchronous
 * (https://docs.stripe.com/payments/payment-intents/asynchronous-capture). `days`: until the money can be used; the
 * setting decides when it is left out.
 */
export function planSettlement(world: StripeWorld, charge: Charge, fee: number, days?: number): void {
  const { availableAfterDays, balanceTransactionDelayMs } = world.settings.get();
  const availableOn = world.clock.seconds() + (days ?? availableAfterDays) * DAY_SECONDS;
  world.unsettled.put(charge.id, { fee, availableOn });
  world.scheduler.schedule(SETTLE_TIMER, charge.id, world.clock.now() + balanceTransactionDelayMs);
}

/** Gives a charge its balance transaction, if it has none yet; returns whether it did. */
export function bookCharge(world: StripeWorld, charge: Charge): boolean {
  const waiting = world.unsettled.get(charge.id);
  if (!waiting) return false;
  world.unsettled.delete(charge.id);
  world.scheduler.cancel(SETTLE_TIMER, charge.id);
  charge.balance_transaction = recordMovement(world, {
    account: null,
    amount: charge.amount,
    currency: charge.currency,
    fee: waiting.fee,
    type: charge.id.startsWith('py_') ? 'payment' : 'charge',
    reportingCategory: 'charge',
    source: charge.id,
    description: charge.description,
    availableOn: Math.max(waiting.availableOn, world.clock.seconds()),
  }).id;
  world.charges.save(charge);
  return true;
}

/** The same, and tells of it with `charge.updated`. */
export function settleCharge(world: StripeWorld, charge: Charge): boolean {
  const done = bookCharge(world, charge);
  if (done) world.emit('charge.updated', charge, null, { balance_transaction: null });
  return done;
}

/** Settles every charge that waits; returns how many. */
export const settleAll = (world: StripeWorld): number =>
  world.charges.list(null).filter((charge) => settleCharge(world, charge)).length;
