import { listOf } from '../api/list.js';
import { idOf } from '../objects.js';
import { amountOf, currencyOf, listNames, names, type Operation } from '../api/operation.js';
import { cancelPayout, openPayout } from '../money/paying-out.js';
import { createTransfer, reverseTransfer } from '../money/transferring.js';

const TRANSFERS = '/v1/transfers';
const PAYOUTS = '/v1/payouts';

/** Money on its way to owners: transfers to connected accounts and payouts to banks. */
export const transferOperations: readonly Operation[] = [
  {
    name: 'transfers.create',
    method: 'POST',
    url: TRANSFERS,
    params: names('amount currency description destination metadata source_transaction source_type transfer_group'),
    run: createTransfer,
  },
  {
    name: 'transfers.list',
    method: 'GET',
    url: TRANSFERS,
    params: listNames('destination transfer_group'),
    run(call) {
      const [destination, group] = [call.params.text('destination'), call.params.text('transfer_group')];
      const transfers = call.world.transfers
        .list(call.account)
        .filter(
          (transfer) =>
            (destination === undefined || idOf(transfer.destination) === destination) &&
            (group === undefined || transfer.transfer_group === group),
        );
      return listOf(call, TRANSFERS, transfers, 'transfer');
    },
  },
  {
    name: 'transfers.retrieve',
    method: 'GET',
    url: `${TRANSFERS}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.transfers.require(path['id'] ?? '', account),
  },
  {
    name: 'transfers.reversals.create',
    method: 'POST',
    url: `${TRANSFERS}/:id/reversals`,
    params: names('amount description metadata', { unserved: 'refund_application_fee' }),
    run: reverseTransfer,
  },
  {
    name: 'transfers.reversals.list',
    method: 'GET',
    url: `${TRANSFERS}/:id/reversals`,
    params: listNames(),
    run(call) {
      const transfer = call.world.transfers.require(call.path['id'] ?? '', call.account);
      return listOf(call, `${TRANSFERS}/${transfer.id}/reversals`, transfer.reversals.data, 'transfer_reversal');
    },
  },
  {
    name: 'transfers.reversals.retrieve',
    method: 'GET',
    url: `${TRANSFERS}/:id/reversals/:reversal`,
    params: names(),
    run: ({ world, path }) => world.reversals.require(path['reversal'] ?? '', null),
  },
  {
    name: 'payouts.create',
    method: 'POST',
    url: PAYOUTS,
    params: names('amount currency description metadata', {
      unserved: 'destination method payout_method source_type statement_descriptor',
    }),
    run: ({ world, params, account }) =>
      openPayout(world, {
        account,
        amount: amountOf(params),
        currency: currencyOf(params),
        automatic: false,
        description: params.text('description') ?? null,
        metadata: params.metadata(),
      }),
  },
  {
    name: 'payouts.list',
    method: 'GET',
    url: PAYOUTS,
    params: listNames('status'),
    run(call) {
      const status = call.params.text('status');
      const payouts = call.world.payouts
        .list(call.account)
        .filter((payout) => (status ?? payout.status) === payout.status);
      return listOf(call, PAYOUTS, payouts, 'payout');
    },
  },
  {
    name: 'payouts.retrieve',
    method: 'GET',
    url: `${PAYOUTS}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.payouts.require(path['id'] ?? '', account),
  },
  {
    name: 'payouts.cancel',
    method: 'POST',
    url: `${PAYOUTS}/:id/cancel`,
    params: names(),
    run({ world, path, account }) {
      const payout = world.payouts.require(path['id'] ?? '', account);
      cancelPayout(world, payout);
      return payout;
    },
  },
];
