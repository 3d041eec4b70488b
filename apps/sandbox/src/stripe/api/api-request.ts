import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { noAccess, StripeFailure } from './failure.js';
import type { StripeWorld } from '../world.js';

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key, as a bearer token or as the name of Basic authentication. */
function keyOf(request: FastifyRequest): string | undefined {
  const [, scheme, value = ''] = /^(Bearer|Basic) (.+)$/.exec(header(request, 'authorization') ?? '') ?? [];
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0];
  return scheme === undefined ? undefined : value;
}

export function authenticate(request: FastifyRequest, secretKey: string): void {
  const given = keyOf(request);
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

/** Refuses a version that cannot be one, and bodies in anything but a form. */
export function requireForm(request: FastifyRequest): void {
  const version = header(request, 'stripe-version');
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}`,
    });
  }
  if (header(request, 'content-type')?.startsWith('application/json')) {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      message: 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    });
  }
}

/** The connected account that is acted for; null for the platform. */
export function accountOf(request: FastifyRequest, world: StripeWorld): string | null {
  const account = header(request, 'stripe-account');
  if (account === undefined) return null;
  if (world.accounts.find(account)) return account;
  throw noAccess(account);
}

export const queryOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
};

export const bodyOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

export function pathOf(request: FastifyRequest): Record<string, string> {
  // Fastify fills these from the route's pattern, whose parameters are all text.
  return request.params as Record<string, string>;
}
