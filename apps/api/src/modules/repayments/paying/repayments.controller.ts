import { Body, Controller, Param, Query } from '@nestjs/common';
import { repaymentsApi, type Language, type RepaymentPaid } from '@cairn/contracts';
import {
  OverdueRepayment,
  Repayment,
  RepaymentDetail,
  RepaymentPaidReply,
  RepaymentPlan,
} from '@cairn/contracts/repayments/repayments.replies';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { CreateRepaymentRequest, PayRepaymentRequest } from '@cairn/contracts/repayments/repayments.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CARD_PAGE_ERRORS, ReconciliationService } from '../../payments/index.js';
import { DistributionService } from '../distributions/distribution.service.js';
import { RepaymentCancellation } from './repayment-cancellation.service.js';
import { RepaymentReadsRepository } from '../record/repayment-reads.repository.js';
import { RepaymentCreationService } from './repayment-creation.service.js';
import { RepaymentFiles } from './repayment-files.js';
import { RepaymentService } from './repayment.service.js';

@Controller()
export class RepaymentsController {
  constructor(
    private readonly creation: RepaymentCreationService,
    private readonly repayments: RepaymentService,
    private readonly reads: RepaymentReadsRepository,
    private readonly distribution: DistributionService,
    private readonly reconciliation: ReconciliationService,
    private readonly cancellation: RepaymentCancellation,
    private readonly files: RepaymentFiles,
  ) {}

  @Call(repaymentsApi.list, { summary: 'Get the schedule and repayments of a campaign', reply: RepaymentPlan })
  list(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<RepaymentPlan> {
    return this.reads.plan(readableOwner(caller), campaignId);
  }

  @Call(repaymentsApi.create, {
    summary: 'Create a repayment outside the schedule',
    body: CreateRepaymentRequest,
    reply: Repayment,
    status: 201,
    errors: [
      'campaign.not_funded',
      'campaign.still_open',
      'repayment.type_not_allowed',
      'repayment.above_outstanding',
      'repayment.above_maximum',
      'repayment.implausible',
      'repayment.due_in_past',
      'repayment.due_too_late',
      'repayment.early_open',
      'repayment.instalment_unpaid',
      'repayment.instalment_first',
      'repayment.remainder_too_small',
    ],
  })
  async create(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: CreateRepaymentRequest,
    @CommandKey() key: string,
  ): Promise<Repayment> {
    return this.reads.one(caller.userId, await this.creation.create(caller, campaignId, body, key));
  }

  @Call(repaymentsApi.cancel, {
    summary: 'Cancel an unpaid repayment outside the schedule',
    reply: Repayment,
    errors: ['repayment.in_schedule', 'repayment.bad_transition', 'repayment.replaced'],
  })
  async cancel(@Caller() caller: Identity, @Param('repaymentId', IdPipe) id: string): Promise<Repayment> {
    await this.cancellation.cancel(caller, id);
    return this.reads.one(caller.userId, id);
  }

  @Call(repaymentsApi.overdue, {
    summary: 'List overdue repayments of your campaigns',
    reply: [OverdueRepayment],
  })
  overdue(@Caller() caller: Identity): Promise<OverdueRepayment[]> {
    return this.reads.overdue(caller.userId);
  }

  @Call(repaymentsApi.process, {
    summary: 'Check a repayment with the provider and distribute what was received',
    reply: Repayment,
    errors: ['repayment.distribution_delayed'],
  })
  async process(@Caller() caller: Identity, @Param('repaymentId', IdPipe) id: string): Promise<Repayment> {
    const { state } = await this.reads.one(caller.userId, id);
    if (state === 'paying') await this.reconciliation.bySubject('repayment', id);
    const paid = await this.reads.one(caller.userId, id);
    if (paid.state !== 'distributing') return paid;
    await this.distribution.distributeNow(id);
    return this.reads.one(caller.userId, id);
  }

  @Call(repaymentsApi.read, {
    summary: "Get a repayment with each investor's part; format=pdf downloads its receipt, format=csv the parts",
    query: FormatQuery,
    reply: RepaymentDetail,
  })
  async read(
    @Caller() caller: Identity,
    @Param('repaymentId', IdPipe) id: string,
    @Query() { format }: FormatQuery,
    @Lng() language: Language,
  ): Promise<RepaymentDetail | FileReply> {
    const repayment = await this.reads.detail(readableOwner(caller), id);
    return format === undefined ? repayment : this.files.of(repayment, format, language);
  }

  @Call(repaymentsApi.pay, {
    summary: 'Pay a repayment from the wallet, or open the provider’s page',
    body: PayRepaymentRequest,
    reply: RepaymentPaidReply,
    errors: [
      'wallet.insufficient',
      'repayment.bad_transition',
      'repayment.cancelled',
      'repayment.replaced',
      'repayment.debt_open',
      'repayment.early_outdated',
      ...CARD_PAGE_ERRORS,
    ],
  })
  pay(
    @Caller() caller: Identity,
    @Param('repaymentId', IdPipe) id: string,
    @Body() body: PayRepaymentRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<RepaymentPaid> {
    return this.repayments.pay(caller, { id, rail: body.transactionType, language }, key);
  }
}
