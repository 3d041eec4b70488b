import { Body, Controller, Param } from '@nestjs/common';
import { investmentsApi } from '@cairn/contracts';
import { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { InvestRequest } from '@cairn/contracts/investments/invest.request';
import { InvestmentLimitRequest } from '@cairn/contracts/investments/investment-limit.request';
import {
  Investment,
  InvestmentCheck,
  InvestmentLimit,
  PreInvestment,
} from '@cairn/contracts/investments/investments.replies';
import { InvestmentProcess } from '@cairn/contracts/investments/steps/investment-process.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from '../record/investment-reads.repository.js';
import { InvestService } from './invest.service.js';
import { INVESTING_ERRORS, PLACING_ERRORS } from './investing-errors.js';
import { InvestmentCheckService } from './investment-check.service.js';
import { InvestmentChange } from './investment-change.service.js';
import { PlaceService } from './place.service.js';
import { ProcessReads } from '../steps/process-reads.js';

@Controller()
export class InvestingController {
  constructor(
    private readonly investing: InvestService,
    private readonly places: PlaceService,
    private readonly changes: InvestmentChange,
    private readonly processes: ProcessReads,
    private readonly checks: InvestmentCheckService,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  @Call(investmentsApi.check, {
    summary: 'Check whether this user can invest, and what is missing',
    reply: InvestmentCheck,
    errors: ['investment.testing_interest'],
  })
  check(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<InvestmentCheck> {
    return this.checks.check(caller, campaignId);
  }

  @Call(investmentsApi.prepare, {
    summary: 'Get the data of the invest page',
    reply: PreInvestment,
    errors: ['investment.testing_interest'],
  })
  prepare(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<PreInvestment> {
    return this.checks.prepare(caller, campaignId);
  }

  @Call(investmentsApi.limit, {
    summary: 'Calculate the twelve-month limit for given figures',
    body: InvestmentLimitRequest,
    reply: InvestmentLimit,
  })
  limit(@Body() body: InvestmentLimitRequest): Promise<InvestmentLimit> {
    return this.checks.calculate(body);
  }

  @Call(investmentsApi.invest, {
    summary: 'Begin to invest in a campaign; nothing is held before the payment',
    body: InvestRequest,
    reply: InvestmentProcess,
    status: 201,
    errors: [
      ...INVESTING_ERRORS,
      'investment.terms_changed',
      'investment.session_over',
      'investment.bad_transition',
      'investment.archived',
    ],
  })
  invest(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: InvestRequest,
    @CommandKey() key: string,
  ): Promise<InvestmentProcess> {
    return this.investing.begin(caller, campaignId, body, key);
  }

  @Call(investmentsApi.process, {
    summary: 'Get an investment that is being made, with its steps',
    reply: InvestmentProcess,
  })
  process(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Param('campaignId', IdPipe) campaignId: string,
  ): Promise<InvestmentProcess> {
    return this.processes.one(readableOwner(caller), id, campaignId);
  }

  @Call(investmentsApi.reserve, {
    summary: 'Take the place of an investment whose steps are done, until it is paid',
    reply: Investment,
    errors: [...INVESTING_ERRORS, ...PLACING_ERRORS],
  })
  async reserve(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Investment> {
    await this.places.reserve(caller, id);
    return this.reads.one(caller.userId, id);
  }

  @Call(investmentsApi.change, {
    summary: 'Change an investment before it is paid, or answer its steps',
    body: ChangeInvestmentRequest,
    reply: InvestmentProcess,
    errors: [
      'payment.clearing',
      ...INVESTING_ERRORS,
      'investment.session_over',
      'investment.bad_transition',
      'investment.terms_changed',
      'investment.archived',
      'investment.step_missing',
      'investment.questionnaire_changed',
      'investment.account_unknown',
      'investment.account_of_another',
      'validation.all_boxes',
    ],
  })
  async change(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeInvestmentRequest,
  ): Promise<InvestmentProcess> {
    await this.changes.change(caller, id, body);
    return this.processes.one(caller.userId, id);
  }
}
