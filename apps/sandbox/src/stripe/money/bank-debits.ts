import { addBusinessDays } from '../../core/business-days.js';
import { clearBankDebit, DISPUTE_TIMER, failIntent, startBankDebit } from './charging.js';
import { idOf, type PaymentIntent } from '../objects.js';
import type { Payer } from './payment-methods.js';
import type { StripeWorld } from '../world.js';

const DAY_MS = 86_400_000;
/** A debit is acknowledged within four business days. */
const DEBIT_BUSINESS_DAYS = 4;
/** When the holder of an account tells the bank that a cleared debit was not authorised. */
const RETURN_AFTER_DAYS = 20;
export const DEBIT_TIMER = 'stripe.bank_debit';

/** Test accounts that fail once the bank has answered (https://docs.stripe.com/testing#ach-direct-debit). */
const FAILING_ACCOUNTS: Readonly<Record<string, { code: string; message: string }>> = {
  '000111111113': { code: 'account_closed', message: 'The customer’s bank account has been closed.' },
  '000111111116': { code: 'no_account', message: 'The customer’s bank account could not be located.' },
  '000222222227': { code: 'insufficient_funds', message: 'The customer’s account has insufficient funds.' },
  '000333333335': {
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
  '000444444440': { code: 'invalid_currency', message: 'The customer’s bank account cannot be debited in USD.' },
};

/** The test account whose debits clear and are disputed later. */
const DISPUTING_ACCOUNT = '000555555559';
/** The test account whose bank never answers. */
const SILENT_ACCOUNT = '000000000009';

/** Hands a debit to the bank, which answers four business days later. */
export function debitBank(world: StripeWorld, intent: PaymentIntent, payer: Payer): void {
  startBankDebit(world, intent, payer);
  if (payer.number === SILENT_ACCOUNT) return;
  world.scheduler.schedule(DEBIT_TIMER, intent.id, addBusinessDays(world.clock.now(), DEBIT_BUSINESS_DAYS));
}

/** The bank's answer to a debit; a Checkout session that waited for it is updated too. */
export function settleBankDebit(world: StripeWorld, intentId: string): void {
  const intent = world.paymentIntents.find(intentId);
  const charge = world.charges.find(idOf(intent?.latest_charge));
  if (!intent || !charge || intent.status !== 'processing') return;
  const session = world.sessions.everything().find((candidate) => idOf(candidate.payment_intent) === intentId);
  const number = world.secretNumbers.get(charge.id)?.number ?? '';
  const failure = FAILING_ACCOUNTS[number];
  if (failure) {
    charge.status = 'failed';
    charge.failure_code = failure.code;
    charge.failure_message = failure.message;
    world.charges.save(charge);
    failIntent(world, intent, failure);
    world.emit('charge.failed', charge);
    world.emit('payment_intent.payment_failed', intent);
    if (session) world.emit('checkout.session.async_payment_failed', session);
    return;
  }
  clearBankDebit(world, intent, charge);
  if (number === DISPUTING_ACCOUNT) {
    world.scheduler.schedule(DISPUTE_TIMER, charge.id, world.clock.now() + RETURN_AFTER_DAYS * DAY_MS);
  }
  if (!session) return;
  session.payment_status = 'paid';
  world.sessions.save(session);
  world.emit('checkout.session.async_payment_succeeded', session);
}
