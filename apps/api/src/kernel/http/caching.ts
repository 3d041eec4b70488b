import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { addVary } from '../hardening/vary.js';
import { tagOf } from '../memory/finished-json.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** What an answer depends on besides its address: the reader's language, from the browser or the account. */
const VARIES = 'accept-language, authorization';

/** Lets clients and proxies cache an answer for so long; with 0 they must revalidate it each time. */
export function allowCaching(reply: FastifyReply, seconds: number): void {
  const cacheControl = seconds === 0 ? 'public, no-cache' : `public, max-age=${seconds}`;
  void reply.header('cache-control', cacheControl);
  addVary(reply, VARIES);
}

/** Adds an ETag to every cacheable answer, and answers 304 where it matches. */
export function tagCacheable(fastify: Fastify): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const cacheControl = reply.getHeader('cache-control');
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !String(cacheControl).startsWith('public')) {
      return done(null, payload);
    }
    const tag = tagOf(payload);
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return done(null, payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, '');
  });
}
