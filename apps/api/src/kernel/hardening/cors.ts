import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CAPTCHA_HEADER } from '@cairn/contracts';
import type { FastifyReply } from 'fastify';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

const ALLOWED: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers': `accept, authorization, content-type, idempotency-key, last-event-id, ${CAPTCHA_HEADER}`,
  'access-control-max-age': '600',
};
const READABLE = 'content-disposition, retry-after, x-request-id';

/** Appends to the header `Vary`, and removes nothing. */
export function addVary(reply: FastifyReply, names: string): void {
  const known = reply.getHeader('vary');
  void reply.header('vary', known === undefined ? names : `${String(known)}, ${names}`);
}

/**
 * SEC-24: pages of these origins may call the site's part of the API, each with a token of its own. No answer ever
 * names every origin, or lets a browser's own credentials along; the console and the webhooks answer to nobody's page.
 */
export function allowOrigins(fastify: Fastify, prefix: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const isOffered = (path: string): boolean =>
    path.startsWith(`/${prefix}/`) && !/^\/(admin|webhooks)(\/|$)/i.test(path.slice(prefix.length + 1));
  fastify.addHook('onRequest', async ({ method, url, routeOptions, headers }, reply) => {
    // The route that was found, however its address was written; a preflight has none.
    if (!isOffered(routeOptions.url ?? url)) return undefined;
    addVary(reply, 'origin');
    const { origin } = headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE });
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    return isPreflight ? reply.headers(ALLOWED).code(204).send() : undefined;
  });
}
