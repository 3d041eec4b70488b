import type { Operation } from '../api/operation.js';
import { object } from '../api/shape.js';
import { openOrder, orderOf } from './approving.js';
import { orderBody } from './body.js';
import { captureOrder } from './capturing.js';
import { PATCH_SHAPE, patchOrder } from './patching.js';
import { ORDER_SHAPE, readOrder, type OrderRequest } from './request.js';

const KEY = { lifeMs: 6 * 3_600_000, longest: 108 } as const;
const MINIMAL = ['id', 'status', 'links'];

export const ORDER_OPERATIONS: readonly Operation[] = [
  {
    name: 'orders.create',
    method: 'POST',
    path: '/v2/checkout/orders',
    body: ORDER_SHAPE,
    key: KEY,
    minimal: MINIMAL,
    // The shape has let it through.
    make: (world, { body }) => openOrder(world, readOrder(body as OrderRequest)).id,
    show: (world, id) => orderBody(world, orderOf(world, id)),
  },
  {
    name: 'orders.get',
    method: 'GET',
    path: '/v2/checkout/orders/:id',
    run: (world, { id }) => ({ status: 200, body: orderBody(world, orderOf(world, id)) }),
  },
  {
    name: 'orders.patch',
    method: 'PATCH',
    path: '/v2/checkout/orders/:id',
    body: PATCH_SHAPE,
    run: (world, { id, body }) => {
      const order = orderOf(world, id);
      order.units.splice(0, Infinity, ...patchOrder(order, body));
      order.updatedAt = world.clock.now();
      world.orders.put(id, order);
      return { status: 204 };
    },
  },
  {
    name: 'orders.capture',
    method: 'POST',
    path: '/v2/checkout/orders/:id/capture',
    body: object({}),
    key: KEY,
    exclusive: true,
    minimal: MINIMAL,
    make: (world, { id, declined }) => {
      captureOrder(world, orderOf(world, id), declined);
      return id;
    },
    show: (world, id) => orderBody(world, orderOf(world, id)),
  },
];
