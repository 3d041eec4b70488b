import { pageSize } from '../api/api.js';
import { PaypalFailure } from '../api/failure.js';
import { found } from '../api/issues.js';
import type { Operation } from '../api/operation.js';
import { object } from '../api/shape.js';
import { batchBody, batchHead, itemBody } from './body.js';
import { BATCH_LIFE_MS, openBatch, returnItem } from './paying-out.js';
import { BATCH_SHAPE, type BatchRequest } from './request.js';

const MOST_ITEMS = 1000;

export const PAYOUT_OPERATIONS: readonly Operation[] = [
  {
    name: 'payouts.create',
    method: 'POST',
    path: '/v1/payments/payouts',
    body: BATCH_SHAPE,
    key: { lifeMs: BATCH_LIFE_MS, longest: 255 },
    // The shape has let it through.
    make: (world, { body }) => openBatch(world, body as BatchRequest).id,
    show: (world, id) => batchHead(world, found(world.batches.get(id))),
  },
  {
    name: 'payouts.get',
    method: 'GET',
    path: '/v1/payments/payouts/:id',
    run: (world, { id, query }) => {
      const page = Math.max(1, Number(query['page'] ?? 1) || 1);
      const size = pageSize(query, MOST_ITEMS, MOST_ITEMS);
      return { status: 200, body: batchBody(world, found(world.batches.get(id)), page, size) };
    },
  },
  {
    name: 'payouts-item.get',
    method: 'GET',
    path: '/v1/payments/payouts-item/:id',
    run: (world, { id }) => ({ status: 200, body: itemBody(world, found(world.items.get(id))) }),
  },
  {
    name: 'payouts-item.cancel',
    method: 'POST',
    path: '/v1/payments/payouts-item/:id/cancel',
    body: object({}),
    run: (world, { id }) => {
      const item = found(world.items.get(id));
      if (item.status !== 'UNCLAIMED') {
        throw new PaypalFailure(
          400,
          [
            {
              issue: 'ITEM_INCORRECT_STATUS',
              description: 'Only a payout that nobody has claimed can be cancelled.',
            },
          ],
          [],
          'ITEM_INCORRECT_STATUS',
        );
      }
      returnItem(world, id);
      return { status: 200, body: itemBody(world, item) };
    },
  },
];
