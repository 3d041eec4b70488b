import { newId } from '../../core/identifiers.js';
import { invalidParameter } from '../api/failure.js';
import type { LineItem, Session } from '../objects.js';
import { currencyOf, type Call } from '../api/operation.js';
import type { Parameters } from '../api/parameters.js';
import { CAPTURE_METHODS, type SessionTerms } from './intents.js';
import { requireChargeable } from '../rules/currencies.js';
import { CHECKOUT_LOCALES } from '../rules/locales.js';

const MINUTE = 60;
const DAY = 86_400;
/** What a call may take between the caller's look at the clock and ours, in seconds. */
const CALL_SECONDS = 10;
const LONGEST_REFERENCE = 200;
const METHODS = ['card', 'us_bank_account'] as const;
export const EXPIRY_TIMER = 'stripe.session.expiry';

function lineItem(params: Parameters): LineItem {
  const price = params.object('price_data');
  if (!price) throw invalidParameter(params.name('price_data'), 'The sandbox needs price_data: it knows no prices');
  const product = price.object('product_data');
  if (!product) throw invalidParameter(price.name('product_data'), 'Missing required param: product_data.');
  const unit = price.requiredInteger('unit_amount');
  if (unit < 0) throw invalidParameter(price.name('unit_amount'), 'Invalid non-negative integer');
  const quantity = params.integer('quantity') ?? 1;
  if (quantity < 1) throw invalidParameter(params.name('quantity'), 'Invalid positive integer');
  const amount = unit * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: currencyOf(price),
    description: product.requiredText('name'),
    metadata: params.metadata(),
    price: null,
    quantity,
  };
}

function readItems(call: Call): { items: LineItem[]; amount: number; currency: string } {
  const items = call.params.objects('line_items').map(lineItem);
  const first = items[0];
  if (!first) throw invalidParameter('line_items', 'Missing required param: line_items.', 'parameter_missing');
  if (items.some((item) => item.currency !== first.currency)) {
    throw invalidParameter('line_items', 'All line items must have the same currency.');
  }
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0);
  requireChargeable(amount, first.currency, 'line_items');
  return { items, amount, currency: first.currency };
}

function readExpiry(call: Call): number {
  const now = call.world.clock.seconds();
  const expiry = call.params.integer('expires_at') ?? now + DAY;
  if (expiry < now + 30 * MINUTE - CALL_SECONDS || expiry > now + DAY) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    );
  }
  return expiry;
}

function readMethods(call: Call): string[] {
  const asked = call.params.texts('allowed_payment_method_types');
  const unknown = asked.find((method) => !METHODS.some((known) => known === method));
  if (unknown) {
    throw invalidParameter('allowed_payment_method_types', `The payment method type ${unknown} is not available.`);
  }
  return asked.length > 0 ? asked : ['card'];
}

/** What was asked of bank accounts, as the session shows it again. */
function readMethodOptions(call: Call): Session['payment_method_options'] {
  const bank = call.params.object('payment_method_options')?.object('us_bank_account');
  const connections = bank?.object('financial_connections');
  if (!connections) return {};
  const shown = { permissions: connections.texts('permissions'), prefetch: connections.texts('prefetch') };
  return { us_bank_account: { financial_connections: shown } };
}

function readTerms(call: Call): SessionTerms {
  const data = call.params.object('payment_intent_data');
  return {
    captureMethod: data?.choice('capture_method', CAPTURE_METHODS) ?? 'automatic_async',
    description: data?.text('description') ?? null,
    metadata: data?.metadata() ?? {},
    setupFutureUsage: data?.choice('setup_future_usage', ['off_session', 'on_session'] as const) ?? null,
    receiptEmail: data?.email('receipt_email') ?? null,
    statementDescriptor: data?.text('statement_descriptor') ?? null,
    statementDescriptorSuffix: data?.text('statement_descriptor_suffix') ?? null,
    transferGroup: data?.text('transfer_group') ?? null,
  };
}

function readReference(call: Call): string | null {
  const reference = call.params.text('client_reference_id') ?? null;
  if (reference !== null && reference.length > LONGEST_REFERENCE) {
    throw invalidParameter('client_reference_id', `Up to ${LONGEST_REFERENCE} characters can be given.`);
  }
  return reference;
}

function readCustomer(call: Call): { customer: string | null; email: string | null } {
  const customer = call.params.text('customer') ?? null;
  const email = call.params.email('customer_email') ?? null;
  if (customer === null) return { customer, email };
  call.world.customers.require(customer, call.account, 'customer');
  if (email === null) return { customer, email };
  throw invalidParameter(
    'customer_email',
    'You may only specify one of these parameters: customer, customer_email.',
    'parameters_exclusive',
  );
}

/** Opens a Checkout session for a one-time payment. */
export function createSession(call: Call): Session {
  const { world, params } = call;
  const mode = params.requiredText('mode');
  if (mode !== 'payment') throw invalidParameter('mode', `The sandbox offers the mode payment, not ${mode}`);
  const { items, amount, currency } = readItems(call);
  const successUrl = params.requiredText('success_url');
  for (const url of [successUrl, params.text('cancel_url')]) {
    if (url !== undefined && !URL.canParse(url))
      throw invalidParameter('success_url', `Not a valid URL: ${url}`, 'url_invalid');
  }
  const { customer, email } = readCustomer(call);
  const reference = readReference(call);
  const locale = params.choice('locale', CHECKOUT_LOCALES) ?? null;
  const expiry = readExpiry(call);
  const methods = readMethods(call);
  const terms = readTerms(call);
  const id = newId(world.settings.get().livemode ? 'cs_live' : 'cs_test', 58);
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.object('adaptive_pricing')?.flag('enabled') ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: methods,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.choice('billing_address_collection', ['auto', 'required'] as const) ?? null,
    cancel_url: params.text('cancel_url') ?? null,
    client_reference_id: reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.clock.seconds(),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: customer
      ? null
      : (params.choice('customer_creation', ['always', 'if_required'] as const) ?? 'if_required'),
    customer_details: null,
    customer_email: email,
    discounts: [],
    expires_at: expiry,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale,
    managed_payments: null,
    metadata: params.metadata(),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: readMethodOptions(call),
    payment_method_types: methods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.choice('submit_type', ['auto', 'book', 'donate', 'pay'] as const) ?? null,
    subscription: null,
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.publicUrl()}/c/pay/${id}`,
    wallet_options: null,
  };
  world.lineItems.put(id, items);
  world.sessionTerms.put(id, terms);
  world.scheduler.schedule(EXPIRY_TIMER, id, expiry * 1000);
  return world.sessions.insert(session);
}
