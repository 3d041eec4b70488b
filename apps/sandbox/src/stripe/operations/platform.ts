import { balanceOf } from '../money/balance.js';
import { invalidParameter } from '../api/failure.js';
import { listOf } from '../api/list.js';
import { idOf } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';
import { balanceSettings, changeSchedule, SCHEDULE } from '../platform/payout-schedule.js';
import { platformAccount } from '../platform/platform-account.js';
import { webhookEndpoints } from '../platform/webhook-endpoints.js';
import { shape } from '../rules/shape.js';

const WARNINGS = '/v1/radar/early_fraud_warnings';
const ENDPOINTS = '/v1/webhook_endpoints';

const BALANCE_SETTINGS = shape('debit_negative_balances', {
  nested: { payouts: shape('minimum_balance_by_currency statement_descriptor', { nested: { schedule: SCHEDULE } }) },
  unserved: 'settlement_timing',
});

function updateBalanceSettings(call: Call): ReturnType<typeof balanceSettings> {
  const { world, account, params } = call;
  const payments = params.object('payments');
  const payouts = payments?.object('payouts');
  for (const [place, name] of [
    [payments, 'debit_negative_balances'],
    [payouts, 'minimum_balance_by_currency'],
    [payouts, 'statement_descriptor'],
  ] as const) {
    if (place?.has(name)) throw invalidParameter(place.name(name), `The sandbox does not serve ${place.name(name)}`);
  }
  const schedule = payouts?.object('schedule');
  if (schedule) changeSchedule(world, account, schedule);
  return balanceSettings(world, account);
}

/** What a platform reads about itself. */
export const platformOperations: readonly Operation[] = [
  {
    name: 'account.retrieve',
    method: 'GET',
    url: '/v1/account',
    params: names(),
    run: ({ world, account }) =>
      account === null ? platformAccount(world) : world.accounts.require(account, null, 'account'),
  },
  {
    name: 'balance.retrieve',
    method: 'GET',
    url: '/v1/balance',
    params: names(),
    run: ({ world, account }) => balanceOf(world, account),
  },
  {
    name: 'balance_settings.retrieve',
    method: 'GET',
    url: '/v1/balance_settings',
    params: names(),
    run: ({ world, account }) => balanceSettings(world, account),
  },
  {
    name: 'balance_settings.update',
    method: 'POST',
    url: '/v1/balance_settings',
    params: names('', { nested: { payments: BALANCE_SETTINGS } }),
    run: updateBalanceSettings,
  },
  {
    name: 'webhook_endpoints.list',
    method: 'GET',
    url: ENDPOINTS,
    params: listNames(),
    run: (call) => listOf(call, ENDPOINTS, webhookEndpoints(call.world).list(), 'webhook_endpoint'),
  },
  {
    name: 'webhook_endpoints.retrieve',
    method: 'GET',
    url: `${ENDPOINTS}/:id`,
    params: names(),
    run: ({ world, path }) => webhookEndpoints(world).require(path['id'] ?? ''),
  },
  {
    name: 'radar.early_fraud_warnings.list',
    method: 'GET',
    url: WARNINGS,
    params: listNames('charge payment_intent'),
    run(call) {
      const [charge, intent] = [call.params.text('charge'), call.params.text('payment_intent')];
      const warnings = call.world.fraudWarnings
        .list(call.account)
        .filter(
          (warning) =>
            (charge === undefined || idOf(warning.charge) === charge) &&
            (intent === undefined || idOf(warning.payment_intent) === intent),
        );
      return listOf(call, WARNINGS, warnings, 'radar.early_fraud_warning');
    },
  },
  {
    name: 'radar.early_fraud_warnings.retrieve',
    method: 'GET',
    url: `${WARNINGS}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.fraudWarnings.require(path['id'] ?? '', account),
  },
];
