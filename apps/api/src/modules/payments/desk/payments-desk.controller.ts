import { Body, Controller, Param, Query } from '@nestjs/common';
import { paymentsDeskApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery, ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import {
  AdminDispute,
  AdminPayment,
  AdminRefund,
  StatementLineRow,
} from '@cairn/contracts/payments/payments-desk.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { CallOptions } from '../../../kernel/http/call.metadata.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { RefundsDesk } from './refunds-desk.service.js';
import { UnexpectedMoney } from '../reconciliation/unexpected-money.js';
import { PaymentsDeskRepository } from './payments-desk.repository.js';

const errors = ['payment.bad_transition', 'payout.second_person'] as const satisfies CallOptions['errors'];

/** Payments in the console, for finance. */
@Controller()
export class PaymentsDeskController {
  constructor(
    private readonly reads: PaymentsDeskRepository,
    private readonly refundsDesk: RefundsDesk,
    private readonly unexpected: UnexpectedMoney,
  ) {}

  @Call(paymentsDeskApi.refunds, { summary: 'List refunds', query: AdminListQuery, page: AdminRefund })
  refunds(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminRefund>> {
    return this.reads.refunds(admin, query);
  }

  @Call(paymentsDeskApi.refund, { summary: 'Get a refund', reply: AdminRefund })
  refund(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminRefund> {
    return this.reads.refund(admin, id);
  }

  @Call(paymentsDeskApi.retryRefund, {
    summary: 'Retry a failed refund to its card',
    body: ReasonRequest,
    reply: AdminRefund,
    errors: [...errors, 'payment.disputed', 'payment.card_disputed', 'wallet.owner_frozen'],
  })
  async retry(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminRefund> {
    await this.reads.refund(admin, id);
    await this.refundsDesk.retry(admin, id, reason);
    return this.reads.refund(admin, id);
  }

  @Call(paymentsDeskApi.refundToWallet, {
    summary: 'Credit a failed refund to the payer’s wallet',
    body: ReasonRequest,
    reply: AdminRefund,
    errors: [...errors, 'payment.disputed', 'payment.provider_unavailable'],
  })
  async toWallet(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminRefund> {
    await this.reads.refund(admin, id);
    await this.refundsDesk.toWallet(admin, id, reason);
    return this.reads.refund(admin, id);
  }

  @Call(paymentsDeskApi.payments, {
    summary: 'List payments through providers',
    query: AdminListQuery,
    page: AdminPayment,
  })
  payments(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminPayment>> {
    return this.reads.payments(admin, query);
  }

  @Call(paymentsDeskApi.payment, { summary: 'Get a payment', reply: AdminPayment })
  payment(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminPayment> {
    return this.reads.payment(admin, id);
  }

  @Call(paymentsDeskApi.returnPayment, {
    summary: 'Return a payment on hold to where it came from',
    body: ReasonRequest,
    reply: AdminPayment,
    errors,
  })
  async returnPayment(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminPayment> {
    await this.reads.payment(admin, id);
    await this.unexpected.returnQuarantined(admin, id, reason);
    return this.reads.payment(admin, id);
  }

  @Call(paymentsDeskApi.dismissWarning, {
    summary: 'Dismiss a fraud warning, or allow bank debits of a payer again',
    body: ReasonRequest,
    reply: AdminPayment,
    errors,
  })
  async dismissWarning(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminPayment> {
    await this.reads.payment(admin, id);
    await this.unexpected.dismissWarning(admin, id, reason);
    return this.reads.payment(admin, id);
  }

  @Call(paymentsDeskApi.disputes, { summary: 'List disputes', query: AdminListQuery, page: AdminDispute })
  disputes(@Query() query: AdminListQuery): Promise<AdminPage<AdminDispute>> {
    return this.reads.disputes(query);
  }

  @Call(paymentsDeskApi.dispute, { summary: 'Get a dispute', reply: AdminDispute })
  dispute(@Param('id', IdPipe) id: string): Promise<AdminDispute> {
    return this.reads.dispute(id);
  }

  @Call(paymentsDeskApi.statementLines, {
    summary: 'List the lines of the provider’s statement',
    query: AdminListQuery,
    page: StatementLineRow,
  })
  statementLines(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<StatementLineRow>> {
    return this.reads.statementLines(admin, query);
  }
}
