import { addBusinessDays } from '../../core/business-days.js';
import { newId } from '../../core/identifiers.js';
import { recordMovement, totalFor } from './balance.js';
import { FAILING_REFUND_CARD, SLOW_REFUND_CARD } from './cards.js';
import { invalidParameter, missing, refused } from '../api/failure.js';
import { idOf, type Charge, type Refund } from '../objects.js';
import { amountOf, type Call } from '../api/operation.js';
import { refreshWarnings } from '../platform/fraud-warnings.js';
import { requireWholeCoins } from '../rules/currencies.js';
import { settleCharge } from './settling.js';
import type { StripeWorld } from '../world.js';

/** Bank credits clear, and refunds that bounce come back, this many business days later. */
const REFUND_BUSINESS_DAYS = 3;
export const REFUND_TIMER = 'stripe.refund';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
const numberOf = (world: StripeWorld, charge: Charge): string => world.secretNumbers.get(charge.id)?.number ?? '';
const isBank = (charge: Charge): boolean => charge.payment_method_details?.type === 'us_bank_account';

function chargeToRefund(call: Call): Charge {
  const { params, world, account } = call;
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (chargeId) return world.charges.require(chargeId, account, 'charge');
  if (!intentId) {
    throw invalidParameter(
      'payment_intent',
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  const intent = world.paymentIntents.require(intentId, account, 'payment_intent');
  const charge = world.charges.find(idOf(intent.latest_charge));
  if (!charge || charge.status === 'failed') {
    throw refused(null, `This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return charge;
}

function requireRefundable(charge: Charge, asked: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw refused('charge_not_refundable', `Charge ${charge.id} is ${charge.status} and cannot be refunded yet.`);
  }
  if (charge.disputed) throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot refund.`);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  const amount = asked ?? left;
  requireWholeCoins(amount, charge.currency, 'amount');
  if (amount <= left) return amount;
  throw refused(null, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
}

/** Gives a charge back, whole or in part. It waits while the balance does not cover it. */
export function createRefund(call: Call): Refund {
  const { params, world } = call;
  const charge = chargeToRefund(call);
  const asked = params.has('amount') ? amountOf(params) : undefined;
  const reason = params.choice('reason', REASONS) ?? null;
  const metadata = params.metadata();
  const amount = requireRefundable(charge, asked);
  // Capture is finished before anything can be given back.
  settleCharge(world, charge);
  const refund = world.refunds.insert({
    id: newId(isBank(charge) ? 'pyr' : 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: isBank(charge)
      ? { type: 'us_bank_transfer' }
      : {
          card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
          type: 'card',
        },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
  });
  adjustCharge(world, charge, amount);
  const covered = waits(world, charge.currency) ? false : totalFor(world, null, charge.currency) >= amount;
  if (covered) send(world, refund, charge);
  else {
    refund.pending_reason = 'insufficient_funds';
    world.waitingRefunds.put(refund.id, { id: refund.id });
  }
  world.refunds.save(refund);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  refreshWarnings(world, charge);
  return refund;
}

/** Whether an older refund of a currency waits: the balance covers them in their order. */
const waits = (world: StripeWorld, currency: string): boolean =>
  world.waitingRefunds.all().some(({ id }) => world.refunds.find(id)?.currency === currency);

/** Takes the money off the balance and sends it on its way. */
function send(world: StripeWorld, refund: Refund, charge: Charge): void {
  const bank = isBank(charge);
  const number = numberOf(world, charge);
  const slow = bank || number === SLOW_REFUND_CARD;
  refund.balance_transaction = recordMovement(world, {
    account: null,
    amount: -refund.amount,
    currency: refund.currency,
    type: bank ? 'payment_refund' : 'refund',
    reportingCategory: 'refund',
    source: refund.id,
  }).id;
  delete refund.pending_reason;
  if (slow) refund.pending_reason = 'processing';
  else refund.status = 'succeeded';
  if (slow || number === FAILING_REFUND_CARD) {
    world.scheduler.schedule(REFUND_TIMER, refund.id, addBusinessDays(world.clock.now(), REFUND_BUSINESS_DAYS));
  }
  world.refunds.save(refund);
}

/** Sends the refunds that the balance covers by now, oldest first. */
export function coverRefunds(world: StripeWorld): void {
  const short = new Set<string>();
  for (const { id } of world.waitingRefunds.all()) {
    const refund = world.refunds.find(id);
    const charge = world.charges.find(idOf(refund?.charge));
    if (!refund || !charge || short.has(refund.currency)) continue;
    if (totalFor(world, null, refund.currency) < refund.amount) {
      short.add(refund.currency);
      continue;
    }
    world.waitingRefunds.delete(id);
    send(world, refund, charge);
    world.emit('refund.updated', refund);
    world.emit('charge.refund.updated', refund);
  }
}

/** The bank was faster: refunds of the charge that still wait for money fail. */
export function failWaitingRefunds(world: StripeWorld, charge: Charge): void {
  for (const { id } of world.waitingRefunds.all()) {
    const refund = world.refunds.find(id);
    if (refund && idOf(refund.charge) === charge.id) {
      failRefund(world, refund, 'charge_for_pending_refund_disputed');
    }
  }
}

function adjustCharge(world: StripeWorld, charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.charges.save(charge);
}

/** Days later: a slow refund has arrived, or a refund has come back and its money is on the balance again. */
export function settleRefund(world: StripeWorld, refundId: string): void {
  const refund = world.refunds.find(refundId);
  const charge = world.charges.find(idOf(refund?.charge));
  if (!refund || !charge) return;
  if (numberOf(world, charge) === FAILING_REFUND_CARD) failRefund(world, refund);
  else if (refund.status === 'pending') {
    refund.status = 'succeeded';
    delete refund.pending_reason;
    world.refunds.save(refund);
    world.emit('refund.updated', refund);
    world.emit('charge.refund.updated', refund);
  }
}

/** Lets a refund fail: what was sent returns to the balance and the charge counts as not refunded by that much. */
export function failRefund(world: StripeWorld, refund: Refund, reason = 'lost_or_stolen_card'): void {
  const charge = world.charges.find(idOf(refund.charge));
  if (!charge) throw missing('charge', idOf(refund.charge) ?? '');
  if (refund.status === 'failed' || refund.status === 'canceled') return;
  const sent = refund.balance_transaction !== null;
  refund.status = 'failed';
  refund.failure_reason = reason;
  delete refund.pending_reason;
  world.waitingRefunds.delete(refund.id);
  world.scheduler.cancel(REFUND_TIMER, refund.id);
  if (sent) {
    refund.failure_balance_transaction = recordMovement(world, {
      account: null,
      amount: refund.amount,
      currency: refund.currency,
      type: isBank(charge) ? 'payment_failure_refund' : 'refund_failure',
      reportingCategory: 'refund_failure',
      source: refund.id,
    }).id;
  }
  world.refunds.save(refund);
  adjustCharge(world, charge, -refund.amount);
  world.emit('refund.updated', refund);
  world.emit('charge.refund.updated', refund);
  world.emit('refund.failed', refund);
}
