import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../../core/faulty-call.js';
import type { FaultBook } from '../../core/faults.js';
import type { PaypalWorld } from '../world.js';
import { failureBody, PaypalFailure } from './failure.js';
import { invalid, unprocessable } from './issues.js';
import { RequestKeys } from './keys.js';
import { isKeyed, type Answer, type Call, type KeyedOperation, type Operation } from './operation.js';
import { readCall, requestKey } from './read-call.js';

const PROVIDER = 'paypal';

const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);

const written = ({ status, body }: Answer): ProviderAnswer => ({
  status,
  body: body === undefined ? '' : JSON.stringify(body),
  headers: { 'paypal-debug-id': newDebugId() },
});

/** A refusal as PayPal writes it. */
export function refusal(failure: PaypalFailure): ProviderAnswer {
  const debugId = newDebugId();
  return {
    status: failure.status,
    body: JSON.stringify(failureBody(failure, debugId)),
    headers: { 'paypal-debug-id': debugId },
  };
}

/** Runs work and turns a refusal into the answer that it is. */
function answered(work: () => ProviderAnswer): ProviderAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof PaypalFailure) return refusal(error);
    throw error;
  }
}

const PREVIOUS_IN_PROGRESS = new PaypalFailure(409, [
  {
    issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
    description: 'A previous request on this resource is currently in progress. Please wait for some time.',
  },
]);

export interface PaypalApi {
  readonly world: PaypalWorld;
  readonly faults: FaultBook;
  readonly operations: readonly Operation[];
}

/** Puts the operations on a listener, each with its fault, its token, its shape and its key, in this order. */
export function registerOperations(app: FastifyInstance, { world, faults, operations }: PaypalApi): void {
  const keys = new RequestKeys(world.store);
  /** Calls that have come in and are not answered yet: a slow one keeps its key and its subject. */
  const running = new Set<string>();

  const requireToken = ({ headers }: FastifyRequest): void => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!world.tokens.isGood(token)) throw new PaypalFailure(401);
  };

  const make = (operation: KeyedOperation, call: Call, key: string | null): Answer => {
    const { lifeMs } = operation.key;
    const scope = `${operation.name}:${call.id}`;
    const now = world.clock.now();
    const before = key === null ? undefined : keys.find(scope, key, now, lifeMs);
    const made = before ?? operation.make(world, call);
    if (key !== null && before === undefined) keys.keep(scope, key, made, now);
    const whole = operation.show(world, made);
    const body =
      call.full || operation.minimal === undefined
        ? whole
        : Object.fromEntries(Object.entries(whole).filter(([name]) => operation.minimal?.includes(name)));
    return { status: before === undefined ? 201 : 200, body };
  };

  const handle = async (operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await world.wake();
    const claims: string[] = [];
    const claim = (name: string, failure: () => PaypalFailure): void => {
      if (running.has(name)) throw failure();
      claims.push(name);
      running.add(name);
    };
    /** What the call would hold while a fault keeps it waiting. Its form is judged later, in its turn. */
    const enter = (): void => {
      if (!isKeyed(operation)) return;
      const key = requestKey(request, operation.key.longest);
      if (key !== null) claim(`${operation.name} ${request.url} ${key}`, () => PREVIOUS_IN_PROGRESS);
      if (operation.exclusive) {
        claim(`${operation.name} ${request.url}`, () => unprocessable('ORDER_COMPLETION_IN_PROGRESS'));
      }
    };
    const refused = answered(() => {
      enter();
      return { status: 0, body: '' };
    });
    try {
      return await faultyCall(
        {
          provider: PROVIDER,
          operation: operation.name,
          faults,
          store: world.store,
          failure: (status) => refusal(new PaypalFailure(status)),
          run: (effect) =>
            answered(() => {
              requireToken(request);
              if (refused.status !== 0) return refused;
              const call = readCall(request, operation, effect === 'decline');
              return isKeyed(operation)
                ? written(make(operation, call, requestKey(request, operation.key.longest)))
                : written(operation.run(world, call));
            }),
        },
        request,
        reply,
      );
    } finally {
      for (const name of claims) running.delete(name);
    }
  };

  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: (request, reply) => handle(operation, request, reply),
    });
  }
}

/** What a list may be asked for: a whole number of things on a page, between bounds. */
export function pageSize(query: Call['query'], usual: number, most: number): number {
  const { page_size: asked = String(usual) } = query;
  const size = Number(asked);
  if (!/^\d+$/.test(asked) || size < 1 || size > most) {
    throw invalid([
      {
        field: 'page_size',
        value: asked,
        location: 'query',
        issue: 'INVALID_PARAMETER_VALUE',
        description: 'The value of a field is invalid.',
      },
    ]);
  }
  return size;
}
