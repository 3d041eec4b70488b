import { createSession } from '../checkout-create.js';
import { expireSession } from '../checkout-pay.js';
import { invalidParameter } from '../failure.js';
import { listOf } from '../list.js';
import { idOf, type LineItem } from '../objects.js';
import { listNames, names, type Operation } from '../operation.js';

const URL = '/v1/checkout/sessions';

const CREATE = names(`adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax
  billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency custom_fields
  custom_text customer customer_creation customer_email customer_update discounts excluded_payment_method_types
  expires_at invoice_creation line_items locale metadata mode name_collection origin_context payment_intent_data
  payment_method_configuration payment_method_data payment_method_options phone_number_collection
  saved_payment_method_options shipping_address_collection shipping_options submit_type success_url tax_id_collection
  ui_mode wallet_options`);

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
