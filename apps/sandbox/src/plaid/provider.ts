import type { FastifyInstance } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { PlaidFailure } from './api/failure.js';
import { textOf } from './api/fields.js';
import { refusal, registerOperations } from './api/api.js';
import type { Operation } from './api/operation.js';
import { ITEM_OPERATIONS } from './items/operations.js';
import { LINK_OPERATIONS } from './link/operations.js';
import { registerLinkPages } from './pages/link.js';
import { openEndpoints } from './webhooks/events.js';
import type { PlaidWorld } from './world.js';

const KEY_OPERATION: Operation = {
  path: '/webhook_verification_key/get',
  members: { key_id: 'text!' },
  run(world, body) {
    const key = world.keys.find(textOf(body, 'key_id') ?? '');
    if (key === undefined) throw new PlaidFailure('INVALID_WEBHOOK_VERIFICATION_KEY_ID');
    return { key };
  },
};

/** Every endpoint that this Plaid knows; faults are ordered by their names. */
export const PLAID_OPERATIONS: readonly Operation[] = [...LINK_OPERATIONS, ...ITEM_OPERATIONS, KEY_OPERATION];

/** Puts Plaid's API and its hosted page under `/plaid` of a listener. */
export function registerPlaid(app: FastifyInstance, world: PlaidWorld, faults: FaultBook): void {
  openEndpoints(world);
  void app.register(
    async (scope) => {
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      scope.setNotFoundHandler((_request, reply) => {
        const { status, body } = refusal(new PlaidFailure('NOT_FOUND'));
        return reply.status(status).type('application/json').send(body);
      });
      registerOperations(scope, world, faults, PLAID_OPERATIONS);
      registerLinkPages(scope, world);
    },
    { prefix: '/plaid' },
  );
}
