import { Body, Controller, Headers, Param, Req } from '@nestjs/common';
import { paymentsApi, type Language } from '@cairn/contracts';
import { CheckSessionRequest, CheckoutRequest } from '@cairn/contracts/payments/checkout.requests';
import {
  CheckoutSession,
  ConnectAccount,
  ConnectionUrl,
  PaymentStatus,
} from '@cairn/contracts/payments/payments.replies';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../kernel/http/request.js';
import { CARD_PAGE_ERRORS } from './card-page-errors.js';
import { CheckoutService } from './checkout.service.js';
import { ConnectService } from './connect.service.js';
import { PaymentStatusService } from './payment-status.service.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly statuses: PaymentStatusService,
    private readonly accounts: ConnectService,
    private readonly webhooks: WebhooksService,
  ) {}

  @Call(paymentsApi.createCheckout, {
    summary: "Open the card provider's page",
    body: CheckoutRequest,
    reply: CheckoutSession,
    status: 201,
    errors: [
      'request.not_found',
      'investment.campaign_hidden',
      'investment.debt_open',
      'investment.session_over',
      'investment.bad_transition',
      'repayment.debt_open',
      'repayment.early_outdated',
      'repayment.bad_transition',
      'repayment.cancelled',
      'repayment.replaced',
      'wallet.bad_transition',
      ...CARD_PAGE_ERRORS,
    ],
  })
  open(
    @Caller() caller: Identity,
    @Body() body: CheckoutRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<CheckoutSession> {
    return this.checkout.open(caller, { ...body, language }, key);
  }

  @Call(paymentsApi.readCheckout, { summary: 'Where a card payment stands', reply: PaymentStatus })
  read(@Caller() caller: Identity, @Param('sessionId') sessionId: string): Promise<PaymentStatus> {
    return this.statuses.read(caller, sessionId);
  }

  @Call(paymentsApi.checkSession, {
    summary: 'Ask the provider on return from its page',
    body: CheckSessionRequest,
    reply: PaymentStatus,
    errors: ['request.not_found'],
  })
  check(@Caller() caller: Identity, @Body() body: CheckSessionRequest): Promise<PaymentStatus> {
    return this.statuses.check(caller, body.sessionId);
  }

  @Call(paymentsApi.checkPayment, {
    summary: 'Ask the provider about the newest card payment of a subject',
    body: CheckoutRequest,
    reply: PaymentStatus,
    errors: ['request.not_found'],
  })
  checkPayment(@Caller() caller: Identity, @Body() body: CheckoutRequest): Promise<PaymentStatus> {
    return this.statuses.checkNewest(caller, body);
  }

  @Call(paymentsApi.connect, {
    summary: 'Connect a payout account',
    reply: ConnectAccount,
    status: 201,
    errors: ['auth.step_up_required', 'payment.provider_unavailable', 'payment.refused'],
  })
  connect(@Caller() caller: Identity): Promise<ConnectAccount> {
    return this.accounts.connect(caller);
  }

  @Call(paymentsApi.connectAccounts, { summary: 'Connected payout accounts', reply: [ConnectAccount] })
  list(@Caller() caller: Identity): Promise<ConnectAccount[]> {
    return this.accounts.list(caller);
  }

  @Call(paymentsApi.disconnect, { summary: 'Disconnect a payout account', reply: Done })
  disconnect(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    return this.accounts.disconnect(caller, id);
  }

  @Call(paymentsApi.connectionUrl, {
    summary: "A link to the provider's onboarding",
    reply: ConnectionUrl,
    errors: ['auth.step_up_required', 'payment.connect_required', 'payment.provider_unavailable'],
  })
  connectionUrl(@Caller() caller: Identity): Promise<ConnectionUrl> {
    return this.accounts.connectionUrl(caller);
  }

  @Call(paymentsApi.stripeWebhook, {
    summary: "Stripe's messages about the platform account",
    reply: Done,
    errors: ['payment.signature'],
  })
  async platform(@Req() request: FastifyRequest, @Headers('stripe-signature') signature = ''): Promise<Done> {
    await this.webhooks.receive(request.rawBody ?? Buffer.alloc(0), signature, 'platform');
    return { done: true };
  }

  @Call(paymentsApi.stripeConnectWebhook, {
    summary: "Stripe's messages about connected accounts",
    reply: Done,
    errors: ['payment.signature'],
  })
  async connected(@Req() request: FastifyRequest, @Headers('stripe-signature') signature = ''): Promise<Done> {
    await this.webhooks.receive(request.rawBody ?? Buffer.alloc(0), signature, 'connect');
    return { done: true };
  }
}
