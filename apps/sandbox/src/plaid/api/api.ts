import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../../core/faulty-call.js';
import type { FaultBook } from '../../core/faults.js';
import { PLAID_CLIENT, type PlaidWorld } from '../world.js';
import { errorOf, PlaidFailure } from './failure.js';
import { requireMembers, type Body } from './fields.js';
import { nameOf, type Operation } from './operation.js';

const newRequestId = (): string => randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 15);

const written = (status: number, body: object): ProviderAnswer => ({
  status,
  body: JSON.stringify({ ...body, request_id: newRequestId() }),
});

/** A refusal as Plaid writes it. */
export const refusal = ({ status, code, detail }: PlaidFailure): ProviderAnswer =>
  written(status, errorOf(code, detail));

function parsed(request: FastifyRequest): Body {
  try {
    const value: unknown = JSON.parse(typeof request.body === 'string' && request.body !== '' ? request.body : '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Refused below, as anything else that is no object.
  }
  throw new PlaidFailure('INVALID_BODY');
}

/** The keys come in headers or in the body, and are no part of the call. */
function withoutKeys(request: FastifyRequest, body: Body): Body {
  const {
    client_id: id = request.headers['plaid-client-id'],
    secret = request.headers['plaid-secret'],
    ...rest
  } = body;
  if (id !== PLAID_CLIENT.id || secret !== PLAID_CLIENT.secret) throw new PlaidFailure('INVALID_API_KEYS');
  return rest;
}

/** Puts the endpoints on a listener, each with its fault, its keys and its members, in this order. */
export function registerOperations(
  app: FastifyInstance,
  world: PlaidWorld,
  faults: FaultBook,
  operations: readonly Operation[],
): void {
  const answer = (operation: Operation, request: FastifyRequest): ProviderAnswer => {
    try {
      const body = withoutKeys(request, parsed(request));
      requireMembers(body, operation.members);
      return written(200, operation.run(world, body));
    } catch (error) {
      if (error instanceof PlaidFailure) return refusal(error);
      throw error;
    }
  };
  for (const operation of operations) {
    app.post(operation.path, async (request, reply) => {
      await world.wake();
      return faultyCall(
        {
          provider: 'plaid',
          operation: nameOf(operation),
          faults,
          store: world.store,
          failure: (status) =>
            refusal(new PlaidFailure(status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'INTERNAL_SERVER_ERROR')),
          run: (effect) =>
            effect === 'decline' ? refusal(new PlaidFailure('PRODUCT_NOT_READY')) : answer(operation, request),
        },
        request,
        reply,
      );
    });
  }
}
