import { Controller, Headers, Req } from '@nestjs/common';
import { paymentsApi } from '@cairn/contracts';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { Call } from '../../../kernel/http/call.decorator.js';
import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Call(paymentsApi.stripeWebhook, {
    summary: "Receive Stripe's webhooks of the platform account",
    reply: Done,
    errors: ['payment.signature'],
  })
  async platform(@Req() request: FastifyRequest, @Headers('stripe-signature') signature = ''): Promise<Done> {
    await this.webhooks.receive(request.rawBody ?? Buffer.alloc(0), signature, 'platform');
    return { done: true };
  }

  @Call(paymentsApi.stripeConnectWebhook, {
    summary: "Receive Stripe's webhooks of connected accounts",
    reply: Done,
    errors: ['payment.signature'],
  })
  async connected(@Req() request: FastifyRequest, @Headers('stripe-signature') signature = ''): Promise<Done> {
    await this.webhooks.receive(request.rawBody ?? Buffer.alloc(0), signature, 'connect');
    return { done: true };
  }
}
