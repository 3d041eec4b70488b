import { Controller, Param, Req } from '@nestjs/common';
import { MESSAGE_ALIASES, railsApi } from '@cairn/contracts';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { Call } from '../../../kernel/http/call.decorator.js';
import { InboundService } from './inbound.service.js';

const SUMMARY = 'Receive a message of a provider';
const ERRORS = ['payment.signature', 'payment.message', 'request.too_large'] as const;

/** The one address of all providers, by any method that one of them uses. */
@Controller()
export class InboundController {
  constructor(private readonly inbound: InboundService) {}

  @Call(railsApi.message, { summary: SUMMARY, reply: Done, errors: ERRORS })
  message(@Param('provider') provider: string, @Req() request: FastifyRequest): Promise<Done> {
    return this.receive(request, provider);
  }

  @Call(railsApi.messageTo, { summary: `${SUMMARY} at one of its endpoints`, reply: Done, errors: ERRORS })
  messageTo(
    @Param('provider') provider: string,
    @Param('endpoint') endpoint: string,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    return this.receive(request, provider, endpoint);
  }

  @Call(railsApi.messageByGet, { summary: `${SUMMARY} that sends no body`, reply: Done, errors: ERRORS })
  messageByGet(@Param('provider') provider: string, @Req() request: FastifyRequest): Promise<Done> {
    return this.receive(request, provider);
  }

  @Call(railsApi.messageToByGet, {
    summary: `${SUMMARY} that sends no body at one of its endpoints`,
    reply: Done,
    errors: ERRORS,
  })
  messageToByGet(
    @Param('provider') provider: string,
    @Param('endpoint') endpoint: string,
    @Req() request: FastifyRequest,
  ): Promise<Done> {
    return this.receive(request, provider, endpoint);
  }

  private async receive(request: FastifyRequest, name: string, part = ''): Promise<Done> {
    const alias = Object.hasOwn(MESSAGE_ALIASES, name) ? MESSAGE_ALIASES[name] : undefined;
    const { provider, endpoint } = alias ?? { provider: name, endpoint: part };
    await this.inbound.receive(provider, {
      method: request.method,
      endpoint,
      raw: request.rawBody ?? Buffer.alloc(0),
      headers: request.headers,
      query: new URLSearchParams(request.url.split('?').slice(1).join('?')),
    });
    return { done: true };
  }
}
