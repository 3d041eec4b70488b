import type { FastifyInstance } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../../core/faulty-call.js';
import type { FaultBook } from '../../core/faults.js';
import type { MangopayWorld } from '../world.js';
import { refusal } from './api.js';
import { MANGOPAY_CLIENT } from './client.js';
import { MangopayFailure } from './failure.js';

const isSigned = (authorization = ''): boolean => {
  const basic = /^Basic (.+)$/.exec(authorization)?.[1] ?? '';
  return Buffer.from(basic, 'base64').toString('utf8') === `${MANGOPAY_CLIENT.id}:${MANGOPAY_CLIENT.key}`;
};

function granted(world: MangopayWorld, authorization: string | undefined, form: unknown): ProviderAnswer {
  if (!isSigned(authorization)) return refusal(world, new MangopayFailure('invalid_client'));
  const fields = new URLSearchParams(typeof form === 'string' ? form : '');
  if (fields.get('grant_type') !== 'client_credentials') {
    return refusal(world, new MangopayFailure('param_error', { grant_type: 'It must be client_credentials.' }));
  }
  const { tokenSeconds } = world.settings;
  const body = { access_token: world.tokens.issue(tokenSeconds), token_type: 'Bearer', expires_in: tokenSeconds };
  return { status: 200, body: JSON.stringify(body) };
}

/** `POST /v2.01/oauth/token`: a form with Basic credentials for a token that ends. */
export function registerOauth(app: FastifyInstance, world: MangopayWorld, faults: FaultBook): void {
  for (const url of ['/v2.01/oauth/token', '/v2.01/oauth/token/']) {
    app.post(url, async (request, reply) => {
      await world.wake();
      return faultyCall(
        {
          provider: 'mangopay',
          operation: 'oauth.token',
          faults,
          store: world.store,
          failure: (status) =>
            refusal(world, new MangopayFailure(status === 429 ? 'too_many_requests' : 'internal_server_error')),
          run: () => granted(world, request.headers.authorization, request.body),
        },
        request,
        reply,
      );
    });
  }
}
