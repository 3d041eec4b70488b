import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../../core/faulty-call.js';
import type { FaultBook } from '../../core/faults.js';
import type { Fields } from '../documents.js';
import { secondsOf, type MangopayWorld } from '../world.js';
import { isClient } from './client.js';
import { failureBody, MangopayFailure, notFound, wrong } from './failure.js';

import type { Call, Operation } from './operation.js';

const KEY = /^[A-Za-z0-9-]{16,36}$/;
/** So long a key is taken, and what was answered under it can be read. */
const KEY_LIFE_MS = 86_400_000;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([name, held]) => [name, String(held)]));

function bodyOf({ body }: FastifyRequest): Fields {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw wrong({ body: 'Send a JSON object.' });
  return { ...body };
}

/** A refusal as Mangopay writes it. */
export const refusal = (world: MangopayWorld, failure: MangopayFailure): ProviderAnswer => ({
  status: failure.status,
  body: JSON.stringify(failureBody(failure, secondsOf(world.clock.now()))),
});

/** Runs work and turns a refusal into the answer that it is. */
function answered(world: MangopayWorld, work: () => ProviderAnswer): ProviderAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof MangopayFailure) return refusal(world, error);
    throw error;
  }
}

/** The stored answer to a call that had a key; 404 once a day has passed. */
export const READ_RESPONSE: Operation = {
  name: 'responses.get',
  method: 'GET',
  path: '/responses/:id',
  run(world, { path: { id = '' } }) {
    const kept = world.responses.get(id);
    if (kept === undefined || world.clock.now() - kept.at >= KEY_LIFE_MS) throw notFound();
    const resource = JSON.stringify(kept.body);
    return {
      StatusCode: String(kept.status),
      ContentLength: String(resource.length),
      ContentType: 'application/json; charset=utf-8',
      Date: new Date(kept.at).toUTCString(),
      Resource: kept.body,
      RequestURL: kept.url,
    };
  },
};

interface Api {
  readonly world: MangopayWorld;
  readonly faults: FaultBook;
  readonly operations: readonly Operation[];
}

/** Puts the operations on a listener: each with its fault, its client, its token and its key, in this order. */
export function registerOperations(app: FastifyInstance, { world, faults, operations }: Api): void {
  const keyOf = ({ method, headers }: FastifyRequest): string | null => {
    const given = headers['idempotency-key'];
    if (given === undefined || method === 'GET') return null;
    const key = String(given);
    if (!KEY.test(key)) throw wrong({ 'Idempotency-Key': 'A key has 16 to 36 letters, digits and dashes.' });
    return key;
  };
  const requireAccess = ({ params, headers }: FastifyRequest): void => {
    if (!isClient(textsOf(params)['clientId'])) throw new MangopayFailure('invalid_client');
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!world.tokens.isGood(token)) throw new MangopayFailure('unauthorized');
  };
  const keep = (request: FastifyRequest, key: string | null, { status, body }: ProviderAnswer): void => {
    if (key === null) return;
    const kept = body === '' ? null : (JSON.parse(body) as object);
    world.responses.put(key, { status, body: kept, url: request.url, at: world.clock.now() });
  };

  /** Whatever a key was answered with, success or not, it is never executed again within a day. */
  const once = (request: FastifyRequest, work: () => ProviderAnswer): ProviderAnswer => {
    const key = keyOf(request);
    const known = key === null ? undefined : world.responses.get(key);
    if (known !== undefined && world.clock.now() - known.at < KEY_LIFE_MS) {
      throw new MangopayFailure('idempotent_creation_conflict');
    }
    const answer = answered(world, work);
    keep(request, key, answer);
    return answer;
  };

  const handle = async (operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await world.wake();
    return faultyCall(
      {
        provider: 'mangopay',
        operation: operation.name,
        faults,
        store: world.store,
        failure: (status) =>
          refusal(world, new MangopayFailure(status === 429 ? 'too_many_requests' : 'internal_server_error')),
        run: () =>
          answered(world, () => {
            requireAccess(request);
            return once(request, () => {
              const call: Call = {
                body: bodyOf(request),
                query: textsOf(request.query),
                path: textsOf(request.params),
              };
              const body = operation.run(world, call);
              return body === null ? { status: 204, body: '' } : { status: 200, body: JSON.stringify(body) };
            });
          }),
      },
      request,
      reply,
    );
  };

  for (const operation of operations) {
    const { method, path } = operation;
    // The SDK ends some addresses with a slash, and writes KYC in capitals.
    const spellings = new Set([path, path.replace('/kyc/', '/KYC/')]);
    for (const spelling of [...spellings].flatMap((url) => [url, `${url}/`])) {
      app.route({
        method,
        url: `/v2.01/:clientId${spelling}`,
        handler: (request, reply) => handle(operation, request, reply),
      });
    }
  }
}
