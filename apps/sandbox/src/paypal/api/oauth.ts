import type { FastifyInstance } from 'fastify';
import { faultyCall, type ProviderAnswer } from '../../core/faulty-call.js';
import type { FaultBook } from '../../core/faults.js';
import type { PaypalWorld } from '../world.js';
import { refusal } from './api.js';
import { PaypalFailure } from './failure.js';

/** The client that this PayPal knows. */
export const PAYPAL_CLIENT = { id: 'paypal-sandbox-client', secret: 'paypal-sandbox-secret' } as const;

const json = (status: number, body: object): ProviderAnswer => ({ status, body: JSON.stringify(body) });

const isClient = (authorization = ''): boolean => {
  const basic = /^Basic (.+)$/.exec(authorization)?.[1] ?? '';
  return Buffer.from(basic, 'base64').toString('utf8') === `${PAYPAL_CLIENT.id}:${PAYPAL_CLIENT.secret}`;
};

function granted(world: PaypalWorld, authorization: string | undefined, form: unknown): ProviderAnswer {
  if (!isClient(authorization)) {
    return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
  }
  const fields = new URLSearchParams(typeof form === 'string' ? form : '');
  if (fields.get('grant_type') !== 'client_credentials') {
    return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is not supported' });
  }
  const { tokenSeconds } = world.settings;
  const token = world.tokens.issue(tokenSeconds);
  return json(200, {
    scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: tokenSeconds,
    nonce: `${new Date(world.clock.now()).toISOString()}${token.slice(-12)}`,
  });
}

/** `POST /v1/oauth2/token`: a form with Basic credentials for a token that ends. */
export function registerOauth(app: FastifyInstance, world: PaypalWorld, faults: FaultBook): void {
  app.post('/v1/oauth2/token', async (request, reply) => {
    await world.wake();
    return faultyCall(
      {
        provider: 'paypal',
        operation: 'oauth.token',
        faults,
        store: world.store,
        failure: (status) => refusal(new PaypalFailure(status)),
        run: () => granted(world, request.headers.authorization, request.body),
      },
      request,
      reply,
    );
  });
}
