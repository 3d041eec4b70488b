import { debitBank } from './bank-debits.js';
import { AUTHENTICATED, type Expiry, type TestCard } from './cards.js';
import { completePayment, declinePayment, failIntent, requirePayable } from './charging.js';
import { EXPIRY_TIMER } from './checkout-create.js';
import { createCustomer } from '../customers.js';
import { refused } from '../api/failure.js';
import { openIntent } from './intents.js';
import { idOf, type PaymentIntent, type Session } from '../objects.js';
import { redirectTo } from './payment-methods.js';
import type { StripeWorld } from '../world.js';

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

function requireOpen(session: Session): void {
  if (session.status !== 'open') throw refused(null, `This session is ${session.status}`);
}

function intentOf(world: StripeWorld, session: Session): PaymentIntent {
  const existing = world.paymentIntents.find(idOf(session.payment_intent));
  if (existing) return existing;
  const terms = world.sessionTerms.get(session.id);
  if (!terms) throw new Error(`The session ${session.id} has no terms`);
  const keeps = terms.setupFutureUsage !== null || session.customer_creation === 'always';
  if (keeps && session.customer === null) {
    session.customer = createCustomer(world, { email: session.customer_email }).id;
  }
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
  requirePayable(world, intent);
  const { card, expiry, name, email } = payment;
  const instrument = { kind: 'card', brand: card.brand, last4: card.number.slice(-4), expiry, name } as const;
  const payer = { instrument, number: card.number, email, authenticated: false };
  switch (card.outcome.kind) {
    case 'declines':
      declinePayment(world, intent, payer, card.outcome);
      return 'declined';
    case 'authenticates':
      intent.status = 'requires_action';
      intent.next_action = redirectTo(`${world.publicUrl()}/c/secure/${session.id}`, session.success_url ?? '');
      world.paymentIntents.save(intent);
      world.pendingPayers.put(session.id, payer);
      world.emit('payment_intent.requires_action', intent);
      return 'authentication_required';
    case 'succeeds':
      completePayment(world, intent, payer, card.outcome);
      completeSession(world, session, payment, 'paid');
      return 'paid';
  }
}

/** The payer's answer on the bank's 3-D Secure page. */
export function authenticate(world: StripeWorld, session: Session, approved: boolean): PaymentResult {
  requireOpen(session);
  const intent = world.paymentIntents.find(idOf(session.payment_intent));
  const waiting = world.pendingPayers.get(session.id);
  if (!intent || !waiting || intent.status !== 'requires_action') {
    throw refused('payment_intent_unexpected_state', 'This payment does not wait for authentication');
  }
  world.pendingPayers.delete(session.id);
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
  debitBank(world, intent, { instrument, number: account, email, authenticated: false });
  completeSession(world, session, payment, 'unpaid');
  return 'processing';
}

/** Closes a session that nobody paid. */
export function expireSession(world: StripeWorld, session: Session): void {
  session.status = 'expired';
  session.url = null;
  world.sessions.save(session);
  world.scheduler.cancel(EXPIRY_TIMER, session.id);
  world.pendingPayers.delete(session.id);
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
