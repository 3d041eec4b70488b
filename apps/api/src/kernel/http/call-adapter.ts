import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { CallMetadata } from './call.metadata.js';
import { sendMade } from './from-memory/answers-from-memory.js';
import { enveloped } from './envelope.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of a route whose replies this adapter puts into the envelope. */
    describedCall?: CallMetadata;
  }
}

/** Writes the envelope of calls without an interceptor, which Nest would wrap in observables and resources. */
export class CallAdapter extends FastifyAdapter {
  override reply(response: FastifyReply, body: unknown, status?: number): FastifyReply {
    const { request } = response;
    const { describedCall } = request.routeOptions.config;
    if (describedCall === undefined) return super.reply(response, body, status);
    const content = enveloped(body, describedCall, response);
    return request.making !== undefined && typeof content === 'string'
      ? sendMade(response, describedCall, content)
      : super.reply(response, content, status);
  }
}
