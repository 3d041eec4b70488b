import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { sealed } from './envelope.interceptor.js';

/** Seals the replies of calls that have no interceptor, which Nest would wrap in observables and resources. */
export class CallAdapter extends FastifyAdapter {
  override reply(response: FastifyReply, body: unknown, status?: number): FastifyReply {
    const { call } = response.request;
    return super.reply(response, call === undefined ? body : sealed(body, call, response), status);
  }
}
