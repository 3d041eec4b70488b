import { Body, Controller, Param } from '@nestjs/common';
import { paymentsApi, type Language } from '@cairn/contracts';
import { CheckSessionRequest, CheckoutRequest } from '@cairn/contracts/payments/checkout.requests';
import { CheckoutSession, PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { PAGE_OPENING_ERRORS } from './card-page-errors.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentStatusService } from './payment-status.service.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly statuses: PaymentStatusService,
  ) {}

  @Call(paymentsApi.createCheckout, {
    summary: "Open the card provider's page",
    body: CheckoutRequest,
    reply: CheckoutSession,
    status: 201,
    errors: PAGE_OPENING_ERRORS,
  })
  open(
    @Caller() caller: Identity,
    @Body() body: CheckoutRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<CheckoutSession> {
    return this.checkout.open(caller, { ...body, language }, key);
  }

  @Call(paymentsApi.readCheckout, { summary: 'Get the state of a payment', reply: PaymentStatus })
  read(@Caller() caller: Identity, @Param('sessionId') sessionId: string): Promise<PaymentStatus> {
    return this.statuses.read(caller, sessionId);
  }

  @Call(paymentsApi.checkSession, {
    summary: 'Check a payment with the provider on return from its page',
    body: CheckSessionRequest,
    reply: PaymentStatus,
    errors: ['request.not_found'],
  })
  check(@Caller() caller: Identity, @Body() body: CheckSessionRequest): Promise<PaymentStatus> {
    return this.statuses.check(caller, body.sessionId);
  }

  @Call(paymentsApi.checkPayment, {
    summary: 'Check the latest payment of a subject with the provider',
    body: CheckoutRequest,
    reply: PaymentStatus,
    errors: ['request.not_found'],
  })
  checkPayment(@Caller() caller: Identity, @Body() body: CheckoutRequest): Promise<PaymentStatus> {
    return this.statuses.checkNewest(caller, body);
  }
}
