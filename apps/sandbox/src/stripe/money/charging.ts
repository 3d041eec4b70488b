import { newId } from '../../core/identifiers.js';
import { bankDebitFee, cardFee } from './balance.js';
import type { CardOutcome } from './cards.js';
import { refused } from '../api/failure.js';
import { idOf, type Charge, type PaymentIntent } from '../objects.js';
import { billingDetails, chargeDetails, paymentMethodOf, type Payer } from './payment-methods.js';
import { bookCharge, planSettlement } from './settling.js';
import type { StripeWorld } from '../world.js';

const DAY_MS = 86_400_000;
/** When the payer of a card that is "disputed later" goes to the bank, and when its network warns. */
const DISPUTE_AFTER_DAYS = 30;
const WARNING_AFTER_DAYS = 1;
export const DISPUTE_TIMER = 'stripe.dispute';
export const WARNING_TIMER = 'stripe.fraud_warning';

type Decline = Extract<CardOutcome, { kind: 'declines' }>;
type Success = Extract<CardOutcome, { kind: 'succeeds' }>;

/** States from which a payment may be tried. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Refuses to charge a payment intent that was paid or is being paid: one intent, one successful charge. */
export function requirePayable(world: StripeWorld, intent: PaymentIntent): void {
  const charged = world.charges
    .list(null)
    .some((charge) => idOf(charge.payment_intent) === intent.id && charge.status !== 'failed');
  if (!charged && PAYABLE.includes(intent.status)) return;
  throw refused(
    'payment_intent_unexpected_state',
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
  );
}

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
  requirePayable(world, intent);
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
  planSettlement(world, charge, cardFee(charge.amount), outcome.availableInDays);
  finishPayment(world, intent, charge);
  const { scheduler, clock } = world;
  if (outcome.later === 'warning') {
    scheduler.schedule(WARNING_TIMER, charge.id, clock.now() + WARNING_AFTER_DAYS * DAY_MS);
  } else if (outcome.later) {
    scheduler.schedule(DISPUTE_TIMER, charge.id, clock.now() + DISPUTE_AFTER_DAYS * DAY_MS);
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
  planSettlement(world, charge, bankDebitFee(charge.amount), 0);
  finishPayment(world, intent, charge);
}

function finishPayment(world: StripeWorld, intent: PaymentIntent, charge: Charge): void {
  // Only a synchronous capture has its balance transaction before anybody hears of the payment.
  if (intent.capture_method === 'automatic') bookCharge(world, charge);
  world.charges.save(charge);
  intent.status = 'succeeded';
  intent.amount_received = charge.amount;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  world.paymentIntents.save(intent);
  world.emit('charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
}
