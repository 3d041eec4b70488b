import { addBusinessDays } from '../core/business-days.js';
import { newId } from '../core/identifiers.js';
import { recordMovement } from './balance.js';
import { FAILING_REFUND_CARD } from './cards.js';
import { invalidParameter, missing, refused } from './failure.js';
import { idOf, type Charge, type Refund } from './objects.js';
import { amountOf, type Call } from './operation.js';
import type { StripeWorld } from './world.js';

/** Bank credits clear, and refunds that bounce come back, this many business days later. */
const REFUND_BUSINESS_DAYS = 3;
export const REFUND_TIMER = 'stripe.refund';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

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
    throw refused('charge_not_found', `This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return charge;
}

/** Gives a charge back, whole or in part. */
export function createRefund(call: Call): Refund {
  const { params, world } = call;
  const charge = chargeToRefund(call);
  const asked = params.has('amount') ? amountOf(params) : undefined;
  const reason = params.choice('reason', REASONS) ?? null;
  const metadata = params.metadata();
  if (charge.status !== 'succeeded') {
    throw refused('charge_not_refundable', `Charge ${charge.id} is ${charge.status} and cannot be refunded yet.`);
  }
  if (charge.disputed) throw refused('charge_disputed', `Charge ${charge.id} has been charged back.`);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  const amount = asked ?? left;
  if (amount > left) {
    throw refused(
      'charge_refund_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const bank = charge.payment_method_details?.type === 'us_bank_account';
  const refund: Refund = {
    id: newId(bank ? 'pyr' : 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: bank
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
    status: bank ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  refund.balance_transaction = recordMovement(world, {
    account: null,
    amount: -amount,
    currency: charge.currency,
    type: bank ? 'payment_refund' : 'refund',
    reportingCategory: 'refund',
    source: refund.id,
  }).id;
  world.refunds.insert(refund);
  adjustCharge(world, charge, amount);
  if (bank || world.secretNumbers.get(charge.id)?.number === FAILING_REFUND_CARD) {
    world.scheduler.schedule(REFUND_TIMER, refund.id, addBusinessDays(world.clock.now(), REFUND_BUSINESS_DAYS));
  }
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

function adjustCharge(world: StripeWorld, charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.charges.save(charge);
}

/** Days later: a bank credit has arrived, or a refund has come back and its money is on the balance again. */
export function settleRefund(world: StripeWorld, refundId: string): void {
  const refund = world.refunds.find(refundId);
  const charge = world.charges.find(idOf(refund?.charge));
  if (!refund || !charge) return;
  if (world.secretNumbers.get(charge.id)?.number === FAILING_REFUND_CARD) failRefund(world, refund);
  else if (refund.status === 'pending') {
    refund.status = 'succeeded';
    world.refunds.save(refund);
    world.emit('refund.updated', refund);
  }
}

/** Lets a refund fail: the money returns to the balance and the charge counts as not refunded by that much. */
export function failRefund(world: StripeWorld, refund: Refund): void {
  const charge = world.charges.find(idOf(refund.charge));
  if (!charge) throw missing('charge', idOf(refund.charge) ?? '');
  if (refund.status === 'failed' || refund.status === 'canceled') return;
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  refund.failure_balance_transaction = recordMovement(world, {
    account: null,
    amount: refund.amount,
    currency: refund.currency,
    type: refund.id.startsWith('pyr_') ? 'payment_failure_refund' : 'refund_failure',
    reportingCategory: 'refund_failure',
    source: refund.id,
  }).id;
  world.refunds.save(refund);
  adjustCharge(world, charge, -refund.amount);
  world.emit('refund.updated', refund);
  world.emit('refund.failed', refund);
}
