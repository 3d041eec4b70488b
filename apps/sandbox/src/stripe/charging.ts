import { newId } from '../core/identifiers.js';
import { bankDebitFee, cardFee, recordMovement } from './balance.js';
import type { CardOutcome } from './cards.js';
import { idOf, type Charge, type PaymentIntent } from './objects.js';
import { billingDetails, chargeDetails, paymentMethodOf, type Payer } from './payment-methods.js';
import type { StripeWorld } from './world.js';

const DAY_MS = 86_400_000;
/** When the payer of a card that is "disputed later" goes to the bank. */
const DISPUTE_AFTER_DAYS = 30;
export const DISPUTE_TIMER = 'stripe.dispute';

type Decline = Extract<CardOutcome, { kind: 'declines' }>;
type Success = Extract<CardOutcome, { kind: 'succeeds' }>;

/** The id of the payment method that is charged: a kept one, or a new one that may be kept. */
function methodFor(world: StripeWorld, intent: PaymentIntent, payer: Payer, worked: boolean): string {
  const kept = idOf(intent.payment_method);
  if (kept !== null) return kept;
  const id = newId('pm');
  const customer = worked && intent.setup_future_usage !== null ? idOf(intent.customer) : null;
  world.paymentMethods.insert(paymentMethodOf(id, payer, customer, world.clock.seconds()));
  world.payers.put(id, payer);
  return id;
}

function openCharge(
  world: StripeWorld,
  intent: PaymentIntent,
  payer: Payer,
  state: Pick<Charge, 'status' | 'paid'>,
): Charge {
  const bank = payer.instrument.kind === 'us_bank_account';
  const charge = world.charges.insert({
    id: newId(bank ? 'py' : 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: state.status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetails(payer.instrument.name, payer.email),
    calculated_statement_descriptor: 'CAIRN SANDBOX',
    captured: state.status !== 'failed',
    created: world.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: state.paid,
    payment_intent: intent.id,
    payment_method: methodFor(world, intent, payer, state.status !== 'failed'),
    payment_method_details: chargeDetails(payer.instrument, payer.authenticated),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: state.status,
    transfer_data: null,
    transfer_group: intent.transfer_group ?? `group_${intent.id}`,
  });
  world.secretNumbers.put(charge.id, { number: payer.number });
  intent.latest_charge = charge.id;
  intent.next_action = null;
  return charge;
}

/** Refuses the payment: the intent waits for another means. */
export function declinePayment(world: StripeWorld, intent: PaymentIntent, payer: Payer, decline: Decline): void {
  const charge = openCharge(world, intent, payer, { status: 'failed', paid: false });
  charge.failure_code = decline.code;
  charge.failure_message = decline.message;
  world.charges.save(charge);
  failIntent(world, intent, { code: decline.code, declineCode: decline.declineCode, message: decline.message });
  world.emit('charge.failed', charge);
  world.emit('payment_intent.payment_failed', intent);
}

/** Puts an intent back to where it waits for another means of payment, with the reason. */
export function failIntent(
  world: StripeWorld,
  intent: PaymentIntent,
  reason: { readonly code: string; readonly declineCode?: string; readonly message: string },
): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.processing = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: reason.code,
    ...(reason.declineCode ? { decline_code: reason.declineCode } : {}),
    message: reason.message,
    // The SDK types the code as a list of known ones.
  } as PaymentIntent['last_payment_error'];
  world.paymentIntents.save(intent);
}

/** Takes the money: charge, fee, balance and events. */
export function completePayment(world: StripeWorld, intent: PaymentIntent, payer: Payer, outcome: Success): Charge {
  const charge = openCharge(world, intent, payer, { status: 'succeeded', paid: true });
  charge.outcome = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
  settleCharge(world, intent, charge, cardFee(charge.amount), outcome.availableInDays);
  if (outcome.disputed) {
    world.scheduler.schedule(DISPUTE_TIMER, charge.id, world.clock.now() + DISPUTE_AFTER_DAYS * DAY_MS);
  }
  return charge;
}

/** Starts a bank debit: the money is not there yet and may never come. */
export function startBankDebit(world: StripeWorld, intent: PaymentIntent, payer: Payer): Charge {
  const charge = openCharge(world, intent, payer, { status: 'pending', paid: false });
  intent.status = 'processing';
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  world.paymentIntents.save(intent);
  world.emit('charge.pending', charge);
  world.emit('payment_intent.processing', intent);
  return charge;
}

/** The bank debit has cleared. */
export function clearBankDebit(world: StripeWorld, intent: PaymentIntent, charge: Charge): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.amount_captured = charge.amount;
  settleCharge(world, intent, charge, bankDebitFee(charge.amount), 0);
}

function settleCharge(world: StripeWorld, intent: PaymentIntent, charge: Charge, fee: number, days: number): void {
  charge.balance_transaction = recordMovement(world, {
    account: null,
    amount: charge.amount,
    currency: charge.currency,
    fee,
    type: charge.id.startsWith('py_') ? 'payment' : 'charge',
    reportingCategory: 'charge',
    source: charge.id,
    description: charge.description,
    availableInDays: days,
  }).id;
  world.charges.save(charge);
  intent.status = 'succeeded';
  intent.amount_received = charge.amount;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  world.paymentIntents.save(intent);
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
}
