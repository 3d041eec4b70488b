import { debitBank } from './bank-debits.js';
import { findTestCard } from './cards.js';
import { completePayment, declinePayment, failIntent, requirePayable } from './charging.js';
import { invalidParameter, refused, StripeFailure } from '../api/failure.js';
import { CAPTURE_METHODS, openIntent } from './intents.js';
import { idOf, type PaymentIntent } from '../objects.js';
import { amountOf, currencyOf, type Call } from '../api/operation.js';
import type { Parameters } from '../api/parameters.js';
import type { Payer } from './payment-methods.js';
import type { ErrorCode } from '../rules/codes.js';
import { requireChargeable } from '../rules/currencies.js';
import type { StripeWorld } from '../world.js';

const METHODS = ['card', 'us_bank_account'] as const;

function cardError(intent: PaymentIntent, code: ErrorCode, declineCode: string, message: string): StripeFailure {
  const detail = { type: 'card_error', code, decline_code: declineCode, message, payment_intent: intent } as const;
  return new StripeFailure(402, detail, true);
}

function chargeKeptCard(world: StripeWorld, intent: PaymentIntent, payer: Payer): void {
  const outcome = findTestCard(payer.number)?.outcome;
  switch (outcome?.kind) {
    case 'succeeds':
      completePayment(world, intent, payer, outcome);
      return;
    case 'declines':
      declinePayment(world, intent, payer, outcome);
      throw cardError(intent, outcome.code, outcome.declineCode, outcome.message);
    default: {
      const code = 'authentication_required' as const;
      const message = 'Your card was declined. This transaction requires authentication.';
      failIntent(world, intent, { code, declineCode: code, message });
      world.emit('payment_intent.payment_failed', intent);
      throw cardError(intent, code, code, message);
    }
  }
}

/** A source that a linking provider handed over has no mandate yet: the payer's words come with the charge. */
function requireMandate(params: Parameters): void {
  const acceptance = params.object('mandate_data')?.object('customer_acceptance');
  if (acceptance === undefined) {
    throw invalidParameter(
      'mandate_data',
      'You must provide mandate_data to debit this bank account.',
      'parameter_missing',
    );
  }
  if (acceptance.requiredText('type') !== 'online') return;
  const online = acceptance.object('online');
  for (const name of ['ip_address', 'user_agent']) {
    if (online?.text(name) === undefined) {
      const path = `mandate_data[customer_acceptance][online][${name}]`;
      throw invalidParameter(path, `Missing required param: ${path}.`, 'parameter_missing');
    }
  }
}

/** Charges a kept means of payment without the payer. */
export function confirmIntent(call: Call, intent: PaymentIntent): PaymentIntent {
  const { world, params } = call;
  const methodId = params.text('payment_method') ?? idOf(intent.payment_method);
  if (methodId === null) {
    throw refused(
      'payment_intent_unexpected_state',
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
    );
  }
  const method = world.paymentMethods.require(methodId, call.account, 'payment_method');
  const payer = world.payers.get(method.id);
  if (!payer || idOf(method.customer) === null || idOf(method.customer) !== idOf(intent.customer)) {
    throw invalidParameter(
      'payment_method',
      'The PaymentMethod does not belong to the Customer of this PaymentIntent.',
    );
  }
  if (world.bankAccounts.find(method.id) !== undefined) requireMandate(params);
  requirePayable(world, intent);
  intent.payment_method = method.id;
  if (payer.instrument.kind === 'us_bank_account') debitBank(world, intent, payer);
  else chargeKeptCard(world, intent, payer);
  return intent;
}

/** Opens a payment intent, and with `confirm` charges a kept means of payment at once. */
export function createIntent(call: Call): PaymentIntent {
  const { world, params, account } = call;
  const amount = amountOf(params);
  const currency = currencyOf(params);
  requireChargeable(amount, currency, 'amount');
  const customer = params.text('customer') ?? null;
  if (customer !== null) world.customers.require(customer, account, 'customer');
  const methodId = params.text('payment_method') ?? null;
  if (methodId !== null) world.paymentMethods.require(methodId, account, 'payment_method');
  const asked = params.texts('allowed_payment_method_types');
  const confirm = params.flag('confirm') ?? false;
  const intent = openIntent(world, {
    amount,
    currency,
    customer,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    methods: asked.length > 0 ? asked : METHODS,
    captureMethod: params.choice('capture_method', CAPTURE_METHODS) ?? 'automatic_async',
    receiptEmail: params.email('receipt_email') ?? null,
    statementDescriptor: params.text('statement_descriptor') ?? null,
    statementDescriptorSuffix: params.text('statement_descriptor_suffix') ?? null,
    setupFutureUsage: params.choice('setup_future_usage', ['off_session', 'on_session'] as const) ?? null,
    transferGroup: params.text('transfer_group') ?? null,
  });
  if (methodId !== null) {
    intent.payment_method = methodId;
    intent.status = 'requires_confirmation';
    world.paymentIntents.save(intent);
  }
  return confirm ? confirmIntent(call, intent) : intent;
}
