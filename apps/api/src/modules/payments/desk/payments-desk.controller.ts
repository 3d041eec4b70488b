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

/** Payments as finance looks after them. */
@Controller()
export class PaymentsDeskController {
  constructor(
    private readonly reads: PaymentsDeskRepository,
    private readonly refundsDesk: RefundsDesk,
    private readonly unexpected: UnexpectedMoney,
  ) {}

  @Call(paymentsDeskApi.refunds, { summary: 'Refunds', query: AdminListQuery, page: AdminRefund })
  refunds(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminRefund>> {
    return this.reads.refunds(admin, query);
  }

  @Call(paymentsDeskApi.refund, { summary: 'One refund', reply: AdminRefund })
  refund(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminRefund> {
    return this.reads.refund(admin, id);
  }

  @Call(paymentsDeskApi.retryRefund, {
    summary: 'Send a failed refund to its card again',
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
    errors: [...errors, 'payment.disputed'],
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

  @Call(paymentsDeskApi.payments, { summary: 'Payments through providers', query: AdminListQuery, page: AdminPayment })
  payments(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminPayment>> {
    return this.reads.payments(admin, query);
  }

  @Call(paymentsDeskApi.payment, { summary: 'One payment', reply: AdminPayment })
  payment(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<AdminPayment> {
    return this.reads.payment(admin, id);
  }

  @Call(paymentsDeskApi.returnPayment, {
    summary: 'Give quarantined money back to where it came from',
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
    summary: 'A warning of fraud was looked at',
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

  @Call(paymentsDeskApi.disputes, { summary: 'Disputed payments', query: AdminListQuery, page: AdminDispute })
  disputes(@Query() query: AdminListQuery): Promise<AdminPage<AdminDispute>> {
    return this.reads.disputes(query);
  }

  @Call(paymentsDeskApi.dispute, { summary: 'One dispute', reply: AdminDispute })
  dispute(@Param('id', IdPipe) id: string): Promise<AdminDispute> {
    return this.reads.dispute(id);
  }

  @Call(paymentsDeskApi.statementLines, {
    summary: 'The provider’s own books, line by line',
    query: AdminListQuery,
    page: StatementLineRow,
  })
  statementLines(@Query() query: AdminListQuery): Promise<AdminPage<StatementLineRow>> {
    return this.reads.statementLines(query);
  }
}
