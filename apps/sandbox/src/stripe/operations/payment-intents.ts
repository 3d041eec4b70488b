import { confirmIntent, createIntent } from '../money/confirming.js';
import { invalidParameter, refused } from '../api/failure.js';
import { embeddedList, listOf } from '../api/list.js';
import { idOf, type PaymentIntent, type StripeObject } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';
import { shape } from '../rules/shape.js';
import { parseSearch } from '../api/search.js';

const URL = '/v1/payment_intents';
const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'];

const MANDATE = shape('', {
  nested: {
    customer_acceptance: shape('type accepted_at offline', { nested: { online: shape('ip_address user_agent') } }),
  },
});

const CREATE = names(
  `allowed_payment_method_types amount capture_method confirm currency customer description metadata off_session
  payment_method receipt_email return_url setup_future_usage statement_descriptor statement_descriptor_suffix
  transfer_group`,
  {
    nested: { mandate_data: MANDATE },
    unserved: `application_fee_amount automatic_payment_methods confirmation_method error_on_requires_action mandate
      on_behalf_of payment_method_options shipping transfer_data`,
  },
);

const find = ({ world, path, account }: Call): PaymentIntent => world.paymentIntents.require(path['id'] ?? '', account);

function cancel(call: Call): PaymentIntent {
  const { world, params } = call;
  const intent = find(call);
  const reason = params.choice('cancellation_reason', REASONS) ?? null;
  const session = world.sessions.everything().find((candidate) => idOf(candidate.payment_intent) === intent.id);
  if (session?.status === 'open') {
    throw refused(
      'payment_intent_unexpected_state',
      'You cannot cancel the PaymentIntent of an open Checkout Session: expire the session instead.',
    );
  }
  if (!CANCELABLE.includes(intent.status)) {
    throw refused(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = world.clock.seconds();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  world.paymentIntents.save(intent);
  world.emit('payment_intent.canceled', intent);
  return intent;
}

function search(call: Call): StripeObject {
  const matches = call.world.paymentIntents.list(call.account).filter(parseSearch(call.params.requiredText('query')));
  const limit = call.params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'This value must be between 1 and 100');
  const page = call.params.text('page');
  const from = page === undefined ? 0 : matches.findIndex((intent) => intent.id === page) + 1;
  const data = matches.slice(from, from + limit);
  const more = from + limit < matches.length;
  const result = {
    ...embeddedList(`${URL}/search`, data),
    has_more: more,
    next_page: more ? (data.at(-1)?.id ?? null) : null,
  };
  return { ...result, object: 'search_result' };
}

export const paymentIntentOperations: readonly Operation[] = [
  { name: 'payment_intents.create', method: 'POST', url: URL, params: CREATE, run: createIntent },
  {
    name: 'payment_intents.confirm',
    method: 'POST',
    url: `${URL}/:id/confirm`,
    params: names('off_session payment_method return_url', {
      nested: { mandate_data: MANDATE },
      unserved: 'mandate receipt_email',
    }),
    run: (call) => confirmIntent(call, find(call)),
  },
  {
    name: 'payment_intents.list',
    method: 'GET',
    url: URL,
    params: listNames('customer'),
    run(call) {
      const customer = call.params.text('customer');
      const intents = call.world.paymentIntents
        .list(call.account)
        .filter((intent) => customer === undefined || idOf(intent.customer) === customer);
      return listOf(call, URL, intents, 'payment_intent');
    },
  },
  {
    name: 'payment_intents.search',
    method: 'GET',
    url: `${URL}/search`,
    params: names('query limit page'),
    run: search,
  },
  { name: 'payment_intents.retrieve', method: 'GET', url: `${URL}/:id`, params: names('client_secret'), run: find },
  {
    name: 'payment_intents.update',
    method: 'POST',
    url: `${URL}/:id`,
    params: names('metadata description'),
    run(call) {
      const intent = find(call);
      intent.metadata = call.params.metadata(intent.metadata);
      intent.description = call.params.changedText('description', intent.description);
      call.world.paymentIntents.save(intent);
      return intent;
    },
  },
  {
    name: 'payment_intents.cancel',
    method: 'POST',
    url: `${URL}/:id/cancel`,
    params: names('cancellation_reason'),
    run: cancel,
  },
];
