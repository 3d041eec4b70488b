import { listOf } from '../api/list.js';
import { amountOf, currencyOf, listNames, names, type Operation } from '../api/operation.js';
import { cancelTopup, openTopup } from '../platform/topping-up.js';

const URL = '/v1/topups';

/** Money that the platform brings from its bank, for instance to cover refunds. */
export const topupOperations: readonly Operation[] = [
  {
    name: 'topups.create',
    method: 'POST',
    url: URL,
    params: names('amount currency description metadata statement_descriptor transfer_group', {
      unserved: 'source payment_method payment_method_options',
    }),
    run: ({ world, params }) =>
      openTopup(world, {
        amount: amountOf(params),
        currency: currencyOf(params),
        description: params.text('description') ?? null,
        metadata: params.metadata(),
        statementDescriptor: params.text('statement_descriptor') ?? null,
        transferGroup: params.text('transfer_group') ?? null,
      }),
  },
  {
    name: 'topups.list',
    method: 'GET',
    url: URL,
    params: listNames('status'),
    run(call) {
      const status = call.params.text('status');
      const topups = call.world.topups.list(call.account).filter((topup) => (status ?? topup.status) === topup.status);
      return listOf(call, URL, topups, 'topup');
    },
  },
  {
    name: 'topups.retrieve',
    method: 'GET',
    url: `${URL}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.topups.require(path['id'] ?? '', account),
  },
  {
    name: 'topups.cancel',
    method: 'POST',
    url: `${URL}/:id/cancel`,
    params: names(),
    run({ world, path, account }) {
      const topup = world.topups.require(path['id'] ?? '', account);
      cancelTopup(world, topup);
      return topup;
    },
  },
];
