import { presentMovement } from '../money/balance.js';
import { invalidParameter } from '../api/failure.js';
import { listOf } from '../api/list.js';
import { idOf, type StripeObject } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';

const CHARGES = '/v1/charges';
const MOVEMENTS = '/v1/balance_transactions';
const EVENTS = '/v1/events';

/** Refuses a payout whose movements Stripe does not know: only automatic payouts list what they paid out. */
function requireAutomatic(call: Call, id: string): string {
  const payout = call.world.payouts.require(id, call.account, 'payout');
  if (payout.automatic) return id;
  throw invalidParameter(
    'payout',
    'Balance transaction history can only be filtered on automatic transfers, not manual.',
  );
}

function listMovements(call: Call): StripeObject {
  const { params, world } = call;
  const [currency, source, type, asked] = ['currency', 'source', 'type', 'payout'].map((name) => params.text(name));
  const payout = asked === undefined ? undefined : requireAutomatic(call, asked);
  const movements = world.balanceTransactions
    .list(call.account)
    .filter(
      (movement) =>
        (currency === undefined || movement.currency === currency) &&
        (source === undefined || idOf(movement.source) === source) &&
        (type === undefined || movement.type === type) &&
        (payout === undefined || world.payoutLines.get(movement.id)?.payout === payout),
    )
    .map((movement) => presentMovement(world, movement));
  return listOf(call, MOVEMENTS, movements, 'balance_transaction');
}

/** What can only be read: charges, movements of balances, events. */
export const moneyOperations: readonly Operation[] = [
  {
    name: 'charges.list',
    method: 'GET',
    url: CHARGES,
    params: listNames('customer payment_intent transfer_group'),
    run(call) {
      const { params, world } = call;
      const [intent, group, customer] = [
        params.text('payment_intent'),
        params.text('transfer_group'),
        params.text('customer'),
      ];
      const charges = world.charges
        .list(call.account)
        .filter(
          (charge) =>
            (intent === undefined || idOf(charge.payment_intent) === intent) &&
            (group === undefined || charge.transfer_group === group) &&
            (customer === undefined || idOf(charge.customer) === customer),
        );
      return listOf(call, CHARGES, charges, 'charge');
    },
  },
  {
    name: 'charges.retrieve',
    method: 'GET',
    url: `${CHARGES}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.charges.require(path['id'] ?? '', account),
  },
  {
    name: 'balance_transactions.list',
    method: 'GET',
    url: MOVEMENTS,
    params: listNames('currency payout source type'),
    run: listMovements,
  },
  {
    name: 'balance_transactions.retrieve',
    method: 'GET',
    url: `${MOVEMENTS}/:id`,
    params: names(),
    run: ({ world, path, account }) =>
      presentMovement(world, world.balanceTransactions.require(path['id'] ?? '', account)),
  },
  {
    name: 'events.list',
    method: 'GET',
    url: EVENTS,
    params: listNames('type types delivery_success'),
    run(call) {
      const type = call.params.text('type');
      const types = call.params.texts('types');
      const prefix = type?.endsWith('*') ? type.slice(0, -1) : undefined;
      const events = call.world.events
        .list(call.account)
        .filter(
          (event) =>
            (type === undefined || event.type === type || (prefix !== undefined && event.type.startsWith(prefix))) &&
            (types.length === 0 || types.includes(event.type)),
        );
      return listOf(call, EVENTS, events, 'event');
    },
  },
  {
    name: 'events.retrieve',
    method: 'GET',
    url: `${EVENTS}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.events.require(path['id'] ?? '', account),
  },
];
