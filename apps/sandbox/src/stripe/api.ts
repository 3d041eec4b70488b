import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { newId } from '../core/identifiers.js';
import { afterOperation, beforeOperation } from './api-faults.js';
import { expand } from './expand.js';
import { StripeFailure } from './failure.js';
import { parseForm } from './form.js';
import { fingerprintOf, type IdempotencyKeys } from './idempotency.js';
import type { Operation } from './operation.js';
import { OPERATIONS } from './operations/index.js';
import { Parameters } from './parameters.js';
import { API_VERSION, type StripeWorld } from './world.js';

export interface StripeApiOptions {
  readonly world: StripeWorld;
  readonly keys: IdempotencyKeys;
  readonly faults: FaultBook;
  readonly secretKey: string;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function authenticate(request: FastifyRequest, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(header(request, 'authorization') ?? '')?.[1];
  if (given === undefined) {
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: ****' });
  }
}

function accountOf(request: FastifyRequest, world: StripeWorld): string | null {
  const account = header(request, 'stripe-account');
  if (account === undefined) return null;
  if (world.accounts.find(account)) return account;
  throw new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
  });
}

const queryOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
};

const bodyOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

function pathOf(request: FastifyRequest): Record<string, string> {
  // Fastify fills these from the route's pattern, whose parameters are all text.
  return request.params as Record<string, string>;
}

function execute(operation: Operation, request: FastifyRequest, world: StripeWorld): string {
  const account = accountOf(request, world);
  const params = new Parameters(parseForm(operation.method === 'POST' ? bodyOf(request) : queryOf(request)));
  params.allow(operation.params);
  const answer = operation.run({ world, account, params, path: pathOf(request) });
  return JSON.stringify(expand(world, answer, params.texts('expand')), null, 2);
}

/** Adds the operations of `/v1` to a listener. */
export function registerStripeApi(app: FastifyInstance, { world, keys, faults, secretKey }: StripeApiOptions): void {
  const perform = async (operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = operation.method === 'POST' ? header(request, 'idempotency-key') : undefined;
    const scoped = key === undefined ? undefined : `${header(request, 'stripe-account') ?? ''}:${key}`;
    const fingerprint = fingerprintOf(operation.method, request.raw.url ?? '', bodyOf(request));
    if (key !== undefined) void reply.header('idempotency-key', key);
    const claim = scoped === undefined ? undefined : keys.claim(scoped, fingerprint);
    if (claim?.kind === 'replay') {
      void reply.header('idempotent-replayed', 'true').status(claim.answer.status).type('application/json');
      await reply.send(claim.answer.body);
      return;
    }
    const fault = faults.take('stripe', operation.name);
    let status = 200;
    let body: string;
    try {
      if ((await beforeOperation(fault, request, reply)) === 'answered') return;
      body = execute(operation, request, world);
      if (scoped !== undefined) keys.keep(scoped, { fingerprint, status, body });
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      status = error.status;
      body = JSON.stringify(error.body, null, 2);
      if (scoped !== undefined && error.executed) keys.keep(scoped, { fingerprint, status, body });
    } finally {
      if (scoped !== undefined) keys.release(scoped);
    }
    await world.store.flush();
    if ((await afterOperation(fault, body, request, reply)) === 'answered') return;
    await reply.status(status).type('application/json').send(body);
  };

  for (const operation of OPERATIONS) {
    app.route({
      method: operation.method,
      url: operation.url,
      async handler(request, reply) {
        void reply.header('request-id', newId('req', 14)).header('stripe-version', API_VERSION);
        try {
          authenticate(request, secretKey);
          await world.clock.refresh();
          world.scheduler.runDue();
          await perform(operation, request, reply);
        } catch (error) {
          if (!(error instanceof StripeFailure)) throw error;
          await reply.status(error.status).send(error.body);
        }
        return reply;
      },
    });
  }
}
