import { SITE_TIME_HEADER } from '@cairn/contracts/kernel/site-time';
import cors, { type FastifyCorsOptionsDelegateCallback, type FastifyCorsOptions } from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CAPTCHA_HEADER } from '@cairn/contracts';

const OFFERED: FastifyCorsOptions = {
  methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'last-event-id', CAPTCHA_HEADER],
  exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id', SITE_TIME_HEADER],
  maxAge: 600,
  strictPreflight: false,
};
const REFUSED: FastifyCorsOptions = { origin: false };

/**
 * SEC-24: pages of these origins may call the site's part of the API with a token. No answer allows all origins or
 * credentials of the browser; the console and the webhooks allow no other origin.
 */
export async function allowOrigins(
  app: NestFastifyApplication,
  prefix: string,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  const isOffered = (path: string): boolean =>
    path.startsWith(`/${prefix}/`) && !/^\/(admin|webhooks)(\/|$)/i.test(path.slice(prefix.length + 1));
  const delegator: FastifyCorsOptionsDelegateCallback = ({ method, url, routeOptions, headers: { origin } }, done) => {
    // The route that was found, however its address was written; a preflight meets the one of all preflights.
    const path = method === 'OPTIONS' ? url : (routeOptions.url ?? url);
    const isListed = origin !== undefined && origins.includes(origin);
    done(null, isListed && isOffered(path) ? { ...OFFERED, origin } : REFUSED);
  };
  await app.register(cors, { delegator });
}
