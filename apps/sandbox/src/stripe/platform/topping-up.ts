import { addBusinessDays } from '../../core/business-days.js';
import { newId } from '../../core/identifiers.js';
import { recordMovement } from '../money/balance.js';
import { refused } from '../api/failure.js';
import type { Topup } from '../objects.js';
import type { StripeWorld } from '../world.js';

/** A bank transfer into the balance arrives this many business days later. */
const ARRIVAL_BUSINESS_DAYS = 5;
export const TOPUP_TIMER = 'stripe.topup';

export interface TopupTerms {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly statementDescriptor: string | null;
  readonly transferGroup: string | null;
}

/** Asks the platform's bank for money, which comes days later. */
export function openTopup(world: StripeWorld, terms: TopupTerms): Topup {
  const { amount, currency } = terms;
  const arrival = addBusinessDays(world.clock.now(), ARRIVAL_BUSINESS_DAYS);
  const topup = world.topups.insert({
    id: newId('tu'),
    object: 'topup',
    amount,
    balance_transaction: null,
    created: world.clock.seconds(),
    currency,
    description: terms.description,
    expected_availability_date: Math.floor(arrival / 1000),
    failure_code: null,
    failure_message: null,
    initiated_by: 'user',
    livemode: false,
    metadata: terms.metadata,
    source: null,
    statement_descriptor: terms.statementDescriptor,
    status: 'pending',
    transfer_group: terms.transferGroup,
  });
  world.scheduler.schedule(TOPUP_TIMER, topup.id, arrival);
  world.emit('topup.created', topup);
  return topup;
}

/** The money has come, and can be used. */
export function arriveTopup(world: StripeWorld, id: string): Topup | undefined {
  const topup = world.topups.find(id);
  if (topup?.status !== 'pending') return undefined;
  world.scheduler.cancel(TOPUP_TIMER, id);
  topup.status = 'succeeded';
  topup.balance_transaction = recordMovement(world, {
    account: null,
    amount: topup.amount,
    currency: topup.currency,
    type: 'topup',
    reportingCategory: 'topup',
    source: topup.id,
    description: topup.description,
  }).id;
  world.topups.save(topup);
  world.emit('topup.succeeded', topup);
  return topup;
}

/** Calls a top-up back before the bank has sent it. */
export function cancelTopup(world: StripeWorld, topup: Topup): void {
  if (topup.status !== 'pending') throw refused(null, `This top-up is ${topup.status} and cannot be canceled.`);
  world.scheduler.cancel(TOPUP_TIMER, topup.id);
  topup.status = 'canceled';
  world.topups.save(topup);
  world.emit('topup.canceled', topup);
}
