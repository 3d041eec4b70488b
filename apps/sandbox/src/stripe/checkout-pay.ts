import { addBusinessDays } from '../core/business-days.js';
import { AUTHENTICATED, type Expiry, type TestCard } from './cards.js';
import { clearBankDebit, completePayment, declinePayment, failIntent, startBankDebit } from './charging.js';
import { EXPIRY_TIMER } from './checkout-create.js';
import { refused } from './failure.js';
import { openIntent } from './intents.js';
import { idOf, type PaymentIntent, type Session } from './objects.js';
import { redirectTo } from './payment-methods.js';
import type { StripeWorld } from './world.js';

/** A debit is acknowledged within four business days. */
const DEBIT_BUSINESS_DAYS = 4;
export const DEBIT_TIMER = 'stripe.bank_debit';

export interface CardPayment {
  readonly card: TestCard;
  readonly expiry: Expiry;
  readonly name: string;
  readonly email: string | null;
}

export interface BankPayment {
  readonly routing: string;
  readonly account: string;
  readonly name: string;
  readonly email: string | null;
}

export type PaymentResult = 'paid' | 'processing' | 'authentication_required' | 'declined';

/** Test bank accounts that fail once the bank has answered (https://docs.stripe.com/testing#ach-direct-debit). */
const FAILING_ACCOUNTS: Readonly<Record<string, { code: string; message: string }>> = {
  '000222222227': { code: 'insufficient_funds', message: 'The customer’s account has insufficient funds.' },
  '000333333335': {
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
  '000111111116': { code: 'account_closed', message: 'The customer’s bank account has been closed.' },
};

function requireOpen(session: Session): void {
  if (session.status !== 'open') throw refused('checkout_session_not_open', `This session is ${session.status}`);
}

function intentOf(world: StripeWorld, session: Session): PaymentIntent {
  const existing = world.paymentIntents.find(idOf(session.payment_intent));
  if (existing) return existing;
  const terms = world.sessionTerms.get(session.id);
  if (!terms) throw new Error(`The session ${session.id} has no terms`);
  const intent = openIntent(world, {
    ...terms,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: idOf(session.customer),
    methods: session.payment_method_types,
  });
  session.payment_intent = intent.id;
  world.sessions.save(session);
  return intent;
}

function completeSession(
  world: StripeWorld,
  session: Session,
  payer: { readonly name: string; readonly email: string | null },
  status: 'paid' | 'unpaid',
): void {
  session.status = 'complete';
  session.payment_status = status;
  session.url = null;
  session.customer_details = {
    address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email: payer.email,
    individual_name: null,
    name: payer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  world.sessions.save(session);
  world.scheduler.cancel(EXPIRY_TIMER, session.id);
  world.emit('checkout.session.completed', session);
}

/** Pays a session by card as the hosted page does. A declined card leaves the session open. */
export function payByCard(world: StripeWorld, session: Session, payment: CardPayment): PaymentResult {
  requireOpen(session);
  const intent = intentOf(world, session);
  const { card, expiry, name, email } = payment;
  const instrument = { kind: 'card', brand: card.brand, last4: card.number.slice(-4), expiry, name } as const;
  switch (card.outcome.kind) {
    case 'declines':
      declinePayment(world, intent, { instrument, email, authenticated: false }, card.outcome);
      return 'declined';
    case 'authenticates':
      intent.status = 'requires_action';
      intent.next_action = redirectTo(`${world.publicUrl()}/c/secure/${session.id}`, session.success_url ?? '');
      world.paymentIntents.save(intent);
      world.pendingInstruments.put(session.id, { instrument, email });
      world.emit('payment_intent.requires_action', intent);
      return 'authentication_required';
    case 'succeeds':
      world.secretNumbers.put(
        completePayment(world, intent, { instrument, email, authenticated: false }, card.outcome).id,
        { number: card.number },
      );
      completeSession(world, session, payment, 'paid');
      return 'paid';
  }
}

/** The payer's answer on the bank's 3-D Secure page. */
export function authenticate(world: StripeWorld, session: Session, approved: boolean): PaymentResult {
  requireOpen(session);
  const intent = world.paymentIntents.find(idOf(session.payment_intent));
  const waiting = world.pendingInstruments.get(session.id);
  if (!intent || !waiting || intent.status !== 'requires_action') {
    throw refused('payment_intent_unexpected_state', 'This payment does not wait for authentication');
  }
  world.pendingInstruments.delete(session.id);
  if (approved) {
    completePayment(world, intent, { ...waiting, authenticated: true }, AUTHENTICATED);
    completeSession(world, session, { name: waiting.instrument.name, email: waiting.email }, 'paid');
    return 'paid';
  }
  failIntent(world, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  world.emit('payment_intent.payment_failed', intent);
  return 'declined';
}

/** Pays a session by bank debit: complete at once, paid or failed four business days later. */
export function payByBank(world: StripeWorld, session: Session, payment: BankPayment): PaymentResult {
  requireOpen(session);
  const intent = intentOf(world, session);
  const { routing, account, name, email } = payment;
  const instrument = { kind: 'us_bank_account', routing, last4: account.slice(-4), name } as const;
  const charge = startBankDebit(world, intent, { instrument, email, authenticated: false });
  world.secretNumbers.put(charge.id, { number: account });
  completeSession(world, session, payment, 'unpaid');
  world.scheduler.schedule(DEBIT_TIMER, session.id, addBusinessDays(world.clock.now(), DEBIT_BUSINESS_DAYS));
  return 'processing';
}

/** The bank's answer to a debit. */
export function settleBankDebit(world: StripeWorld, sessionId: string): void {
  const session = world.sessions.find(sessionId);
  const intent = world.paymentIntents.find(idOf(session?.payment_intent));
  const charge = world.charges.find(idOf(intent?.latest_charge));
  if (!session || !intent || !charge || intent.status !== 'processing') return;
  const failure = FAILING_ACCOUNTS[world.secretNumbers.get(charge.id)?.number ?? ''];
  if (failure) {
    charge.status = 'failed';
    charge.failure_code = failure.code;
    charge.failure_message = failure.message;
    world.charges.save(charge);
    failIntent(world, intent, failure);
    world.emit('charge.failed', charge);
    world.emit('payment_intent.payment_failed', intent);
    world.emit('checkout.session.async_payment_failed', session);
    return;
  }
  clearBankDebit(world, intent, charge);
  session.payment_status = 'paid';
  world.sessions.save(session);
  world.emit('checkout.session.async_payment_succeeded', session);
}

/** Closes a session that nobody paid. */
export function expireSession(world: StripeWorld, session: Session): void {
  session.status = 'expired';
  session.url = null;
  world.sessions.save(session);
  world.scheduler.cancel(EXPIRY_TIMER, session.id);
  world.pendingInstruments.delete(session.id);
  const intent = world.paymentIntents.find(idOf(session.payment_intent));
  if (intent && intent.status !== 'canceled') {
    intent.status = 'canceled';
    intent.canceled_at = world.clock.seconds();
    intent.cancellation_reason = 'abandoned';
    intent.next_action = null;
    world.paymentIntents.save(intent);
    world.emit('payment_intent.canceled', intent);
  }
  world.emit('checkout.session.expired', session);
}
