import { listOf } from '../api/list.js';
import { idOf } from '../objects.js';
import { listNames, names, type Operation } from '../api/operation.js';
import { createRefund } from '../money/refunding.js';

const URL = '/v1/refunds';

export const refundOperations: readonly Operation[] = [
  {
    name: 'refunds.create',
    method: 'POST',
    url: URL,
    params: names('amount charge metadata payment_intent reason', {
      unserved: 'currency customer instructions_email origin refund_application_fee reverse_transfer',
    }),
    run: createRefund,
  },
  {
    name: 'refunds.list',
    method: 'GET',
    url: URL,
    params: listNames('charge payment_intent'),
    run(call) {
      const [charge, intent] = [call.params.text('charge'), call.params.text('payment_intent')];
      const refunds = call.world.refunds
        .list(call.account)
        .filter(
          (refund) =>
            (charge === undefined || idOf(refund.charge) === charge) &&
            (intent === undefined || idOf(refund.payment_intent) === intent),
        );
      return listOf(call, URL, refunds, 'refund');
    },
  },
  {
    name: 'refunds.retrieve',
    method: 'GET',
    url: `${URL}/:id`,
    params: names(),
    run: ({ world, path, account }) => world.refunds.require(path['id'] ?? '', account),
  },
  {
    name: 'refunds.update',
    method: 'POST',
    url: `${URL}/:id`,
    params: names('metadata'),
    run({ world, path, account, params }) {
      const refund = world.refunds.require(path['id'] ?? '', account);
      refund.metadata = params.metadata(refund.metadata ?? {});
      world.refunds.save(refund);
      return refund;
    },
  },
];
