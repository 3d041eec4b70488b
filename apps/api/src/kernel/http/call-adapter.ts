import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { CallMetadata } from './call.metadata.js';
import { sealed } from './envelope.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of a route whose replies this adapter puts into the envelope. */
    sealedCall?: CallMetadata;
  }
}

/** Seals the replies of calls that have no interceptor, which Nest would wrap in observables and resources. */
export class CallAdapter extends FastifyAdapter {
  override reply(response: FastifyReply, body: unknown, status?: number): FastifyReply {
    const { sealedCall } = response.request.routeOptions.config;
    return super.reply(response, sealedCall === undefined ? body : sealed(body, sealedCall, response), status);
  }
}
