import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_PREFIX } from '../http/api-prefix.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** The largest message of any provider; an adapter may take less. */
const MESSAGE_LIMIT = 1024 * 1024;
/** Under this name every message is read, whatever type its provider gives it. */
const MESSAGE_TYPE = 'application/x-provider-message';
const MESSAGES = `/${API_PREFIX}/webhooks/`;

/** Messages of providers arrive as the bytes that were sent: proofs are of bytes, and an encrypted one is no JSON. */
export function readRawMessages(fastify: Fastify): void {
  fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.method === 'POST' && routeOptions.url?.startsWith(MESSAGES)) raw.headers['content-type'] = MESSAGE_TYPE;
    done();
  });
  fastify.addContentTypeParser<Buffer>(
    MESSAGE_TYPE,
    { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT },
    (request, body, done) => {
      if (!request.routeOptions.url?.startsWith(MESSAGES)) return done(new UnsupportedMediaTypeException());
      request.rawBody = body;
      return done(null, undefined);
    },
  );
}
