import { Body, Controller, Param, Query } from '@nestjs/common';
import { paymentsApi, type Language } from '@cairn/contracts';
import {
  CheckoutRequest,
  PaymentRailsQuery,
  PaypalCheckoutRequest,
  PaypalProcessRequest,
} from '@cairn/contracts/payments/checkout.requests';
import { PaymentSetting } from '@cairn/contracts/payments/payment-setting.reply';
import { CheckoutSession, PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { PaymentRail } from '@cairn/contracts/payments/rail-offer.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { PAGE_OPENING_ERRORS } from './card-page-errors.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentStatusService } from './payment-status.service.js';
import { WaysToPay } from './ways-to-pay.js';

/** The ways to pay, and their pages by paths that name the way and not the provider of cards. */
@Controller()
export class WaysToPayController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly statuses: PaymentStatusService,
    private readonly ways: WaysToPay,
  ) {}

  @Call(paymentsApi.openCheckout, {
    summary: 'Open the page of a way to pay',
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

  @Call(paymentsApi.rails, {
    summary: 'List the ways to pay in a currency, with their limits and times',
    query: PaymentRailsQuery,
    reply: [PaymentRail],
  })
  rails(@Query() { currency }: PaymentRailsQuery): Promise<PaymentRail[]> {
    return this.ways.of(currency);
  }

  @Call(paymentsApi.settings, {
    summary: 'Get the public part of the settings of a way to pay or to confirm an identity',
    reply: PaymentSetting,
  })
  setting(@Param('type') type: string): Promise<PaymentSetting> {
    return this.ways.setting(type);
  }

  @Call(paymentsApi.paypalCheckout, {
    summary: 'Open the page of PayPal',
    body: PaypalCheckoutRequest,
    reply: CheckoutSession,
    status: 201,
    errors: PAGE_OPENING_ERRORS,
  })
  openPaypal(
    @Caller() caller: Identity,
    @Body() body: PaypalCheckoutRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<CheckoutSession> {
    return this.checkout.open(caller, { ...body, rail: 'paypal', language }, key);
  }

  @Call(paymentsApi.paypalProcess, {
    summary: 'Take the money of an approved PayPal order, on return from its page',
    body: PaypalProcessRequest,
    reply: PaymentStatus,
    errors: ['request.not_found'],
  })
  processPaypal(@Caller() caller: Identity, @Body() { orderId }: PaypalProcessRequest): Promise<PaymentStatus> {
    return this.statuses.check(caller, orderId);
  }
}
