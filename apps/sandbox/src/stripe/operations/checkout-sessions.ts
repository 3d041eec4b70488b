import { createSession } from '../money/checkout-create.js';
import { expireSession } from '../money/checkout-pay.js';
import { invalidParameter } from '../api/failure.js';
import { listOf } from '../api/list.js';
import { idOf, type LineItem } from '../objects.js';
import { listNames, names, type Operation } from '../api/operation.js';
import { shape } from '../rules/shape.js';

const URL = '/v1/checkout/sessions';

const BANK_OPTIONS = shape('', {
  nested: { financial_connections: shape('permissions prefetch') },
  unserved: 'setup_future_usage verification_method mandate_options target_date',
});

const CREATE = names(
  `allowed_payment_method_types billing_address_collection cancel_url client_reference_id customer
  customer_creation customer_email expires_at locale metadata mode submit_type success_url`,
  {
    nested: {
      adaptive_pricing: shape('enabled'),
      line_items: shape('metadata quantity', {
        nested: {
          price_data: shape('currency unit_amount', {
            nested: { product_data: shape('name description', { unserved: 'images metadata tax_code unit_label' }) },
            unserved: 'product recurring tax_behavior unit_amount_decimal',
          }),
        },
        unserved: 'adjustable_quantity dynamic_tax_rates price tax_rates',
      }),
      payment_intent_data: shape(
        `capture_method description metadata receipt_email setup_future_usage statement_descriptor
        statement_descriptor_suffix transfer_group`,
        { unserved: 'application_fee_amount on_behalf_of shipping transfer_data' },
      ),
      payment_method_options: shape('', { nested: { us_bank_account: BANK_OPTIONS }, unserved: 'card' }),
    },
    unserved: `after_expiration allow_promotion_codes automatic_tax branding_settings consent_collection currency custom_fields
      custom_text customer_account customer_update discounts excluded_payment_method_types integration_identifier
      invoice_creation managed_payments name_collection optional_items origin_context payment_method_collection
      payment_method_configuration payment_method_data permissions phone_number_collection redirect_on_completion
      return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options
      subscription_data tax_id_collection ui_mode wallet_options`,
  },
);

export const checkoutSessionOperations: readonly Operation[] = [
  { name: 'checkout.sessions.create', method: 'POST', url: URL, params: CREATE, run: createSession },
  {
    name: 'checkout.sessions.list',
    method: 'GET',
    url: URL,
    params: listNames('payment_intent customer status'),
    run(call) {
      const { params, world } = call;
      const [intent, customer, status] = [
        params.text('payment_intent'),
        params.text('customer'),
        params.text('status'),
      ];
      const sessions = world.sessions
        .list(call.account)
        .filter(
          (session) =>
            (intent === undefined || idOf(session.payment_intent) === intent) &&
            (customer === undefined || idOf(session.customer) === customer) &&
            (status === undefined || session.status === status),
        );
      return listOf(call, URL, sessions, 'checkout.session');
    },
  },
  {
    name: 'checkout.sessions.retrieve',
    method: 'GET',
    url: `${URL}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.sessions.require(path['id'] ?? '', account),
  },
  {
    name: 'checkout.sessions.update',
    method: 'POST',
    url: `${URL}/:id`,
    params: names('metadata'),
    run({ world, path, account, params }) {
      const session = world.sessions.require(path['id'] ?? '', account);
      session.metadata = params.metadata(session.metadata ?? {});
      world.sessions.save(session);
      return session;
    },
  },
  {
    name: 'checkout.sessions.expire',
    method: 'POST',
    url: `${URL}/:id/expire`,
    params: names(),
    run({ world, path, account }) {
      const session = world.sessions.require(path['id'] ?? '', account);
      if (session.status !== 'open') {
        throw invalidParameter(
          'id',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      expireSession(world, session);
      return session;
    },
  },
  {
    name: 'checkout.sessions.line_items',
    method: 'GET',
    url: `${URL}/:id/line_items`,
    params: listNames(),
    run(call) {
      const session = call.world.sessions.require(call.path['id'] ?? '', call.account);
      const items: LineItem[] = call.world.lineItems.get(session.id) ?? [];
      return listOf(call, `${URL}/${session.id}/line_items`, items, 'item');
    },
  },
];
